import { Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { SignInButton } from '#shared/gates/SignInButton.tsx';
import { StateHead } from '#shared/gates/StateHead.tsx';

/** That the new password holds, what is known of other sessions, and the way to sign in with it. */
export function ResetDone() {
  const { t } = useTranslation('accounts');
  return (
    <Stack gap={16}>
      <StateHead
        title={t('resetPassword.done.title')}
        text={t('resetPassword.done.text')}
        note={t('resetPassword.done.sessions')}
      />
      <SignInButton>{t('resetPassword.done.signIn')}</SignInButton>
    </Stack>
  );
}
