import { Button, MicrosoftIcon, Stack, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { setupPaths } from '#shared/paths/setup.ts';
import type { PanelProps } from './panel-props.ts';
import { RegistrationFacts } from './RegistrationFacts.tsx';

/** Nothing is registered in this browser yet. */
export function BeginPanel({ registration, deeds }: PanelProps) {
  const { t } = useTranslation(['tenant-registration-microsoft365', 'gate']);
  return (
    <>
      <RegistrationFacts registration={registration} who={t('begin.who')} />
      <Button design="primary" size="lg" fullWidth icon={MicrosoftIcon} onClick={deeds.signIn}>
        {deeds.error === undefined ? t('begin.deed') : t('begin.again')}
      </Button>
      <Stack gap={8} align="center">
        <TextLink render={(props) => <Link {...props} to={setupPaths.start()} />}>
          {t('begin.other')}
        </TextLink>
        <TextLink render={(props) => <Link {...props} to={authenticationPaths.login()} />}>
          {t('gate:signIn')}
        </TextLink>
      </Stack>
    </>
  );
}
