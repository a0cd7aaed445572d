import { Inline, Stack, Text, TextButton } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '#queries/tenant-registration-microsoft365.ts';
import { AskedAction } from '#shared/actions/AskedAction.tsx';
import type { RegistrationActions } from './use-registration.ts';

interface StartOverProps {
  registration: RegistrationState;
  actions: RegistrationActions;
}

/** The way back to the beginning. It asks where something would be given up. */
export function StartOver({ registration, actions }: StartOverProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const [isAsking, setIsAsking] = useState(false);
  const hasBegun = registration.state !== 'None';
  if (!hasBegun && actions.error === undefined) return null;
  const organization = registration.organizationName;
  return (
    <>
      <Inline justify="center">
        <TextButton onClick={() => (hasBegun ? setIsAsking(true) : void actions.forgetError())}>
          {t('startOver.action')}
        </TextButton>
      </Inline>
      <AskedAction
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        mutation={actions.startingOver}
        input={undefined}
        title={organization === '' ? t('startOver.titleBare') : t('startOver.title', { organization })}
        confirm={t('startOver.confirm')}
        tone="danger"
      >
        <Stack gap={8}>
          <Text>{t('startOver.text')}</Text>
          <Text tone="muted">{t('startOver.microsoft')}</Text>
        </Stack>
      </AskedAction>
    </>
  );
}
