import { Button, Divider, Inline, MicrosoftIcon, TextLink } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { setupPaths } from '#shared/paths/setup.ts';
import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';
import { behindSignIn, safeReturnAddress } from '#shared/navigation/return-address.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { useReportError } from '#shared/errors/use-report-error.ts';

/** Sign-in at Microsoft, and the ways for visitors without an archive. */
export function OtherWays({ wanted }: { wanted: string | null }) {
  const { t } = useTranslation('authentication');
  const queryClient = useQueryClient();
  const { leaveTo, storage } = useServices();
  const report = useReportError();
  const goToMicrosoft = useOneAtATime(async () => {
    try {
      const { microsoftSignIn } = await import('#queries/authentication-microsoft.ts');
      storage.write('signInElsewhere', 'yes');
      leaveTo(microsoftSignIn(queryClient, safeReturnAddress(wanted, behindSignIn)));
    } catch (error) {
      await report(error);
    }
  });
  return (
    <>
      <Divider>{t('login.or')}</Divider>
      <Button size="lg" fullWidth icon={MicrosoftIcon} onClick={() => void goToMicrosoft()}>
        {t('login.microsoft')}
      </Button>
      <Inline justify="center" gap={16}>
        <TextLink render={(props) => <Link {...props} to={setupPaths.start()} />}>
          {t('login.setup')}
        </TextLink>
        <TextLink render={(props) => <Link {...props} to={microsoft365RegistrationPaths.home()} />}>
          {t('login.register')}
        </TextLink>
      </Inline>
    </>
  );
}
