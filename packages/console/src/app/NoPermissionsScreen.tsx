import { Button, Inline, RetryIcon, Stack, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { authenticationQueries } from '#queries/authentication.ts';
import { startAgain } from '#shared/navigation/start-again.ts';
import { BareFrame } from './BareFrame.tsx';
import { Toasts } from './Toasts.tsx';
import { useSignOut } from './use-sign-out.ts';

/** For a person who is signed in without being an administrator (E04): whom to ask for what, and the way out. */
export function NoPermissionsScreen() {
  const { t } = useTranslation(['tenants', 'shell']);
  const signOut = useSignOut();
  const name = useQuery(authenticationQueries.session()).data?.userName ?? '';
  const title = t('noPermissions.title');
  return (
    <>
      <title>{t('shell:pageTitle', { title })}</title>
      <BareFrame title={title} sentence={t('noPermissions.sentence')}>
        <Stack gap={8}>
          <Text>{t('noPermissions.who', { name })}</Text>
          <Text tone="muted">{t('noPermissions.ask', { name })}</Text>
        </Stack>
        <Inline gap={8}>
          <Button design="primary" onClick={signOut}>
            {t('shell:account.signOut')}
          </Button>
          <Button icon={RetryIcon} onClick={startAgain}>
            {t('noPermissions.again')}
          </Button>
        </Inline>
      </BareFrame>
      <Toasts />
    </>
  );
}
