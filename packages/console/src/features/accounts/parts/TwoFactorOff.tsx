import { ButtonLink, Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountsPaths } from '#shared/paths/accounts.ts';
import { SignInButton } from '#shared/gates/SignInButton.tsx';
import { StateHead } from '#shared/gates/StateHead.tsx';

/** That the second step is off, and the two ways on. */
export function TwoFactorOff() {
  const { t } = useTranslation('accounts');
  return (
    <Stack gap={16}>
      <StateHead title={t('disableTwoFactor.done.title')} text={t('disableTwoFactor.done.text')} />
      <Stack gap={8}>
        <SignInButton>{t('disableTwoFactor.done.signIn')}</SignInButton>
        <ButtonLink
          size="lg"
          fullWidth
          render={(props) => <Link {...props} to={accountsPaths.forgotPassword()} replace />}
        >
          {t('disableTwoFactor.done.newPassword')}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
