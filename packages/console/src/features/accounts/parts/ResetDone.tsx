import { ButtonLink, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { StateHeading } from '#shared/StateHeading.tsx';

/** That the new password holds, what is known of other sessions, and the way to sign in with it. */
export function ResetDone() {
  const { t } = useTranslation('accounts');
  return (
    <Stack gap={16}>
      <Stack gap={6}>
        <StateHeading>{t('resetPassword.done.title')}</StateHeading>
        <Text>{t('resetPassword.done.text')}</Text>
        <Text tone="muted">{t('resetPassword.done.sessions')}</Text>
      </Stack>
      <ButtonLink
        design="primary"
        size="lg"
        fullWidth
        // The used link is nothing to come back to.
        render={(props) => <Link {...props} to={authenticationPaths.login()} replace />}
      >
        {t('resetPassword.done.signIn')}
      </ButtonLink>
    </Stack>
  );
}
