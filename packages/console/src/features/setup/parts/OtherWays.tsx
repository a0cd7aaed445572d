import { Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';
import { SignInLink } from '#shared/SignInLink.tsx';
import { WayOut } from '#shared/WayOut.tsx';

/** The ways out of the set-up: for organizations whose mail is with Microsoft, and for whoever has an account. */
export function OtherWays() {
  const { t } = useTranslation('setup');
  return (
    <Stack gap={8}>
      <WayOut question={t('otherWay.question')} to={microsoft365RegistrationPaths.home()}>
        {t('otherWay.link')}
      </WayOut>
      <SignInLink />
    </Stack>
  );
}
