import { ButtonLink, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountsPaths } from '#shared/paths/accounts.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { StateHeading } from '#shared/StateHeading.tsx';

/** That the second step is off, and the two ways on. */
export function TwoFactorOff() {
  const { t } = useTranslation('accounts');
  return (
    <Stack gap={16}>
      <Stack gap={6}>
        <StateHeading>{t('disableTwoFactor.done.title')}</StateHeading>
        <Text>{t('disableTwoFactor.done.text')}</Text>
      </Stack>
      <Stack gap={8}>
        <ButtonLink
          design="primary"
          size="lg"
          fullWidth
          render={(props) => <Link {...props} to={authenticationPaths.login()} replace />}
        >
          {t('disableTwoFactor.done.signIn')}
        </ButtonLink>
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
