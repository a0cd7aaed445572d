import { Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { SignInButton } from '#shared/gates/SignInButton.tsx';
import { StateHead } from '#shared/gates/StateHead.tsx';

/** The link of another mail has used the address since: there is nothing left to set up. */
export function AccountExists() {
  const { t } = useTranslation('setup');
  return (
    <Stack gap={16}>
      <StateHead title={t('exists.title')} text={t('exists.text')} />
      <SignInButton>{t('exists.signIn')}</SignInButton>
    </Stack>
  );
}
