import { Button } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { SlowNotice } from '#shared/SlowNotice.tsx';
import type { PanelProps } from './panel-props.ts';
import { Refusal } from './Refusal.tsx';
import { RegistrationFacts } from './RegistrationFacts.tsx';

/** It is set up: one press leads into the console. */
export function ReadyPanel({ registration, deeds }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return (
    <>
      <RegistrationFacts registration={registration} who={t('ready.who')} />
      <Refusal error={deeds.refusal} />
      <SlowNotice waiting={deeds.isFinalizing} />
      <Button design="primary" size="lg" fullWidth busy={deeds.isFinalizing} onClick={deeds.finalize}>
        {t('ready.deed')}
      </Button>
    </>
  );
}
