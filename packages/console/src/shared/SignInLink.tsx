import { Inline, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { authenticationPaths } from './paths/authentication.ts';

/** The way back from a page before sign-in. */
export function SignInLink() {
  const { t } = useTranslation('gate');
  return (
    <Inline justify="center">
      <TextLink render={(props) => <Link {...props} to={authenticationPaths.login()} />}>
        {t('signIn')}
      </TextLink>
    </Inline>
  );
}
