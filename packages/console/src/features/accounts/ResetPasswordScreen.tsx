import { Stack } from '@archive-console/ui';
import { useLocation, useParams } from 'react-router';
import { accountsQueries } from '#queries/accounts.ts';
import { CheckingLink } from '#shared/gates/CheckingLink.tsx';
import { SignInLink } from '#shared/gates/SignInLink.tsx';
import { useLinkCheck } from '#shared/gates/use-link-check.ts';
import { FreshLink } from './parts/FreshLink.tsx';
import { ResetDone } from './parts/ResetDone.tsx';
import { ResetForm } from './parts/ResetForm.tsx';
import { useResetPassword } from './use-reset-password.ts';

/** A new password by the link of a mail, which is checked before a password is asked for. */
export function ResetPasswordScreen() {
  const { token = '' } = useParams();
  const { key } = useLocation();
  const reset = useResetPassword(token);
  const check = useLinkCheck(accountsQueries.resetToken(token, key), reset.error);
  if (reset.isDone) return <ResetDone />;
  if (check.refusal !== undefined) return <FreshLink refusal={check.refusal} />;
  if (!check.isGood) return <CheckingLink check={check} />;
  return (
    <Stack gap={16}>
      <ResetForm reset={reset} />
      <SignInLink />
    </Stack>
  );
}
