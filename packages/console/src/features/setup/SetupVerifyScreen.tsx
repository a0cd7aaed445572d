import { Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { setupQueries } from '#queries/setup.ts';
import { CheckingLink } from '#shared/gates/CheckingLink.tsx';
import { hasCode } from '#shared/errors/has-code.ts';
import { SignInButton } from '#shared/gates/SignInButton.tsx';
import { StateHead } from '#shared/gates/StateHead.tsx';
import { useLinkCheck } from '#shared/gates/use-link-check.ts';
import { FinishForm } from './parts/FinishForm.tsx';
import { FreshSetupLink } from './parts/FreshSetupLink.tsx';
import { SetupSteps } from './parts/SetupSteps.tsx';
import { useFinishSetup } from './use-finish-setup.ts';

/** The link of a setup mail, which is checked before anything is asked for; then the last step. */
export function SetupVerifyScreen() {
  const { token = '' } = useParams();
  const { key } = useLocation();
  const finish = useFinishSetup(token);
  const check = useLinkCheck(setupQueries.verification(token, key), finish.error);
  if (hasCode(finish.error, 'User.UserNameAlreadyExists')) return <AccountExists />;
  if (check.refusal !== undefined) return <FreshSetupLink refusal={check.refusal} />;
  return (
    <Stack gap={20}>
      <SetupSteps at={check.isGood ? 'organization' : 'mail'} />
      {check.isGood ? <FinishForm finish={finish} /> : <CheckingLink check={check} />}
    </Stack>
  );
}

/** The link of another mail has used the address since: there is nothing left to set up. */
function AccountExists() {
  const { t } = useTranslation('setup');
  return (
    <Stack gap={16}>
      <StateHead title={t('exists.title')} text={t('exists.text')} />
      <SignInButton>{t('exists.signIn')}</SignInButton>
    </Stack>
  );
}
