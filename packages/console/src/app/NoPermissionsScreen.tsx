import { Button, MessagePage } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Toasts } from './Toasts.tsx';
import { useSignOut } from './use-sign-out.ts';

/** For somebody who is signed in without being an administrator (E04): the only way on is to sign out. */
export function NoPermissionsScreen() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <>
      <title>{t('pageTitle', { title: t('noPermissions.title') })}</title>
      <MessagePage
        reason="no-access"
        title={t('noPermissions.title')}
        text={t('noPermissions.text')}
        action={
          <Button design="primary" onClick={signOut}>
            {t('account.signOut')}
          </Button>
        }
      />
      <Toasts />
    </>
  );
}
