import { useTranslation } from 'react-i18next';
import { authenticationPaths } from './paths/authentication.ts';
import { WayOut } from './WayOut.tsx';

/** The way back from a page before sign-in. */
export function SignInLink() {
  const { t } = useTranslation('gate');
  return <WayOut to={authenticationPaths.login()}>{t('signIn')}</WayOut>;
}
