import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { accountsQueries } from '#queries/accounts.ts';
import { CheckingLink } from '#shared/CheckingLink.tsx';
import { linkRefusalOf } from '#shared/link-refusal.ts';
import { FreshLink } from './parts/FreshLink.tsx';
import { ResetDone } from './parts/ResetDone.tsx';
import { ResetForm } from './parts/ResetForm.tsx';
import { useResetPassword } from './use-reset-password.ts';

/** A new password by the link of a mail, which is checked before a password is asked for. */
export function ResetPasswordScreen() {
  const { token = '' } = useParams();
  const { key } = useLocation();
  const queryClient = useQueryClient();
  const options = accountsQueries.resetToken(token, key);
  const check = useQuery(options);
  const reset = useResetPassword(token);
  const refusal =
    linkRefusalOf(reset.error) ??
    linkRefusalOf(check.error) ??
    (check.data === false ? 'invalid' : undefined);

  if (reset.isDone) return <ResetDone />;
  if (refusal !== undefined) return <FreshLink refusal={refusal} />;
  if (check.data !== true) {
    return (
      <CheckingLink
        error={check.error}
        isFetching={check.isFetching}
        onStop={() => void queryClient.cancelQueries({ queryKey: options.queryKey })}
        onRetry={() => void check.refetch()}
      />
    );
  }
  return <ResetForm reset={reset} />;
}
