import { Button, MicrosoftIcon, Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { setupPaths } from '#shared/paths/setup.ts';
import { SignInLink } from '#shared/SignInLink.tsx';
import { WayOut } from '#shared/WayOut.tsx';
import type { PanelProps } from './panel-props.ts';
import { RegistrationFacts } from './RegistrationFacts.tsx';

/** Nothing is registered in this browser yet. */
export function BeginPanel({ registration, deeds }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return (
    <>
      <RegistrationFacts registration={registration} who={t('begin.who')} />
      <Button design="primary" size="lg" fullWidth icon={MicrosoftIcon} onClick={deeds.signIn}>
        {deeds.error === undefined ? t('begin.deed') : t('begin.again')}
      </Button>
      <Stack gap={8}>
        <WayOut question={t('begin.otherQuestion')} to={setupPaths.start()}>
          {t('begin.other')}
        </WayOut>
        <SignInLink />
      </Stack>
    </>
  );
}
