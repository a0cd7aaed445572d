import { Banner, Button, Dialog, SecretOnce, Stack, Text } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { useHoldPage } from '#shared/form/use-hold-page.ts';

interface TokenSecretDialogProps {
  /** Of which token; empty where nothing was noted. */
  name: string;
  /** Empty where the answer with it was lost. */
  secret: string;
  onClose: () => void;
}

/** The secret of a token that was just made: this once, and until the reader says that it is kept. */
export function TokenSecretDialog({ name, secret, onClose }: TokenSecretDialogProps) {
  const { t } = useTranslation(['access-tokens', 'shell']);
  const [isSaved, setSaved] = useState(secret === '');
  const [isRefused, setRefused] = useState(false);
  useHoldPage(!isSaved);
  // Also the browser's way back would take it away.
  const blocker = useBlocker(!isSaved);
  const isAsked = isRefused || blocker.state === 'blocked';
  const close = () => (isSaved ? onClose() : setRefused(true));
  return (
    <Dialog
      isOpen
      title={t('secret.title')}
      isDismissable={isSaved}
      onClose={close}
      words={{ close: t('shell:action.close') }}
      actions={
        <Button design="primary" onClick={close}>
          {t('secret.close')}
        </Button>
      }
    >
      {secret === '' ? (
        <Banner tone="warning" title={t('secret.lostTitle')}>
          {t('secret.lostText')}
        </Banner>
      ) : (
        <Stack gap={16}>
          <Text>{t('secret.text')}</Text>
          <SecretOnce
            label={name === '' ? t('secret.label') : t('secret.labelOf', { name })}
            value={secret}
            fileName={t('secret.file')}
            isSaved={isSaved}
            onSaved={(saved) => {
              setSaved(saved);
              setRefused(false);
              blocker.reset?.();
            }}
            error={isAsked && !isSaved ? t('secret.first') : undefined}
            words={{
              copy: t('secret.copy'),
              saved: t('secret.saved'),
              savedHint: t('secret.savedHint'),
            }}
          />
        </Stack>
      )}
    </Dialog>
  );
}
