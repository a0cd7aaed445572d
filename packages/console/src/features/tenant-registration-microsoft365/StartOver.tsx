import { ConfirmDialog, Inline, Stack, Text, TextButton } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '#queries/tenant-registration-microsoft365.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
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
  const close = () => {
    actions.forgetReset();
    setIsAsking(false);
  };
  return (
    <>
      <Inline justify="center">
        <TextButton onClick={() => (hasBegun ? setIsAsking(true) : void actions.forgetError())}>
          {t('startOver.action')}
        </TextButton>
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={organization === '' ? t('startOver.titleBare') : t('startOver.title', { organization })}
        confirmLabel={t('startOver.confirm')}
        onConfirm={() => void actions.reset().then(close, () => undefined)}
        isBusy={actions.isResetting}
        error={actions.resetRefusal === null ? undefined : <RefusalBanner error={actions.resetRefusal} />}
      >
        <Stack gap={8}>
          <Text>{t('startOver.text')}</Text>
          <Text tone="muted">{t('startOver.microsoft')}</Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
