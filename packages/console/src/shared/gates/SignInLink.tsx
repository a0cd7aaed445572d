import { useTranslation } from 'react-i18next';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { FooterLink } from './FooterLink.tsx';

/** The way back from a page before sign-in. */
export function SignInLink() {
  const { t } = useTranslation('gate');
  return <FooterLink to={authenticationPaths.login()}>{t('signIn')}</FooterLink>;
}
