import { Stack } from '@archive-console/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { setupQueries } from '#queries/setup.ts';
import { CheckingLink } from '#shared/CheckingLink.tsx';
import { hasCode } from '#shared/has-code.ts';
import { linkRefusalOf } from '#shared/link-refusal.ts';
import { AccountExists } from './parts/AccountExists.tsx';
import { FinishForm } from './parts/FinishForm.tsx';
import { FreshSetupLink } from './parts/FreshSetupLink.tsx';
import { SetupSteps } from './parts/SetupSteps.tsx';
import { useFinishSetup } from './use-finish-setup.ts';

/** The link of a setup mail, which is checked before anything is asked for; then the last step. */
export function SetupVerifyScreen() {
  const { token = '' } = useParams();
  const { key } = useLocation();
  const queryClient = useQueryClient();
  const options = setupQueries.verification(token, key);
  const check = useQuery(options);
  const finish = useFinishSetup(token);
  const refusal =
    linkRefusalOf(finish.error) ??
    linkRefusalOf(check.error) ??
    (check.data === false ? 'invalid' : undefined);

  if (hasCode(finish.error, 'User.UserNameAlreadyExists')) return <AccountExists />;
  if (refusal !== undefined) return <FreshSetupLink refusal={refusal} />;
  return (
    <Stack gap={20}>
      <SetupSteps at={check.data === true ? 'organisation' : 'mail'} />
      {check.data === true ? (
        <FinishForm finish={finish} />
      ) : (
        <CheckingLink
          error={check.error}
          isFetching={check.isFetching}
          onStop={() => void queryClient.cancelQueries({ queryKey: options.queryKey })}
          onRetry={() => void check.refetch()}
        />
      )}
    </Stack>
  );
}
