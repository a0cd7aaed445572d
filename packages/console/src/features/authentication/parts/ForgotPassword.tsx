import { TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { handEmail } from '#shared/gates/handed-email.ts';
import { accountsPaths } from '#shared/paths/accounts.ts';

/** The way to a new password. The address that was typed goes along, and not in the link. */
export function ForgotPassword({ email }: { email: string }) {
  const { t } = useTranslation('authentication');
  return (
    <TextLink
      render={(props) => <Link {...props} to={accountsPaths.forgotPassword()} state={handEmail(email)} />}
    >
      {t('login.forgot')}
    </TextLink>
  );
}
