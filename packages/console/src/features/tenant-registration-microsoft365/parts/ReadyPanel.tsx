import { Button } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import type { PanelProps } from './panel-props.ts';
import { Refusal } from './Refusal.tsx';
import { RegistrationFacts } from './RegistrationFacts.tsx';

/** It is set up: one press leads into the console. */
export function ReadyPanel({ registration, actions }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return (
    <>
      <RegistrationFacts registration={registration} who={t('ready.who')} />
      <Refusal error={actions.refusal} />
      <SlowNotice waiting={actions.isFinalizing} />
      <Button design="primary" size="lg" fullWidth busy={actions.isFinalizing} onClick={actions.finalize}>
        {t('ready.action')}
      </Button>
    </>
  );
}
