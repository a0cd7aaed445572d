import { ButtonLink, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { StateHeading } from '#shared/StateHeading.tsx';

/** The address was used meanwhile, by the link of another mail: there is nothing left to set up. */
export function AccountExists() {
  const { t } = useTranslation('setup');
  return (
    <Stack gap={16}>
      <Stack gap={6}>
        <StateHeading>{t('exists.title')}</StateHeading>
        <Text>{t('exists.text')}</Text>
      </Stack>
      <ButtonLink
        design="primary"
        size="lg"
        fullWidth
        render={(props) => <Link {...props} to={authenticationPaths.login()} replace />}
      >
        {t('exists.signIn')}
      </ButtonLink>
    </Stack>
  );
}
