import { Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';
import { SignInLink } from '#shared/gates/SignInLink.tsx';
import { FooterLink } from '#shared/gates/FooterLink.tsx';

/** The ways out of the set-up: for organizations whose mail is with Microsoft, and for visitors with an account. */
export function OtherWays() {
  const { t } = useTranslation('setup');
  return (
    <Stack gap={8}>
      <FooterLink question={t('otherWay.question')} to={microsoft365RegistrationPaths.home()}>
        {t('otherWay.link')}
      </FooterLink>
      <SignInLink />
    </Stack>
  );
}
