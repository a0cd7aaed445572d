import { Banner, SecretOnce, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { ShownOnceDialog } from '#shared/actions/ShownOnceDialog.tsx';

interface TokenSecretDialogProps {
  /** Of which token; empty where nothing was noted. */
  name: string;
  /** Empty where the answer with it was lost; undefined while it is awaited. */
  secret: string | undefined;
  /** What to do then. */
  lostText: string;
  onClose: () => void;
}

/** The secret of a token that was just made: this once, and until the reader says that it is kept. */
export function TokenSecretDialog({ name, secret, lostText, onClose }: TokenSecretDialogProps) {
  const { t } = useTranslation('access-tokens');
  return (
    <ShownOnceDialog
      title={t('secret.title')}
      done={t('secret.close')}
      saveFirst={t('secret.first')}
      isOpen={secret !== undefined}
      isLost={secret === ''}
      onClose={onClose}
    >
      {(box) =>
        !secret ? (
          <Banner tone="warning" title={t('secret.lostTitle')}>
            {lostText}
          </Banner>
        ) : (
          <Stack gap={16}>
            <Text>{t('secret.text')}</Text>
            <SecretOnce
              {...box}
              label={name === '' ? t('secret.label') : t('secret.labelOf', { name })}
              value={secret}
              fileName={t('secret.file')}
              words={{ copy: t('secret.copy'), saved: t('secret.saved'), savedHint: t('secret.savedHint') }}
            />
          </Stack>
        )
      }
    </ShownOnceDialog>
  );
}
