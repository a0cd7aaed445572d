import { Button, MicrosoftIcon, Stack, Text } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HandOverDialog } from './HandOverDialog.tsx';
import { Permissions } from './Permissions.tsx';
import type { PanelProps } from './panel-props.ts';
import { RegistrationFacts } from './RegistrationFacts.tsx';

/** The organization has to consent: what is asked for and why, here or by another person. */
export function ConsentPanel({ registration, actions }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const [isHandingOver, setIsHandingOver] = useState(false);
  return (
    <>
      <Permissions />
      <Text tone="muted">{t('consent.later')}</Text>
      <RegistrationFacts registration={registration} who={t('consent.who')} />
      <Stack gap={8}>
        <Button design="primary" size="lg" fullWidth icon={MicrosoftIcon} onClick={actions.consent}>
          {actions.error === undefined ? t('consent.action') : t('consent.again')}
        </Button>
        <Button size="lg" fullWidth onClick={() => setIsHandingOver(true)}>
          {t('consent.handOver')}
        </Button>
      </Stack>
      <HandOverDialog
        registration={registration}
        isOpen={isHandingOver}
        onClose={() => setIsHandingOver(false)}
      />
    </>
  );
}
