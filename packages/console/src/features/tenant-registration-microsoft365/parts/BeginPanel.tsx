import { Button, MicrosoftIcon, Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { setupPaths } from '#shared/paths/setup.ts';
import { SignInLink } from '#shared/gates/SignInLink.tsx';
import { FooterLink } from '#shared/gates/FooterLink.tsx';
import type { PanelProps } from './panel-props.ts';
import { RegistrationFacts } from './RegistrationFacts.tsx';

/** Nothing is registered in this browser yet. */
export function BeginPanel({ registration, actions }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return (
    <>
      <RegistrationFacts registration={registration} who={t('begin.who')} />
      <Button design="primary" size="lg" fullWidth icon={MicrosoftIcon} onClick={actions.signIn}>
        {actions.error === undefined ? t('begin.action') : t('begin.again')}
      </Button>
      <Stack gap={8}>
        <FooterLink question={t('begin.otherQuestion')} to={setupPaths.start()}>
          {t('begin.other')}
        </FooterLink>
        <SignInLink />
      </Stack>
    </>
  );
}
