import { Banner, Checkbox, CodeList, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { ShownOnceDialog } from '#shared/actions/ShownOnceDialog.tsx';

interface RecoveryCodesDialogProps {
  /** Empty where the answer with them was lost; undefined while it is awaited. */
  codes: readonly string[] | undefined;
  onClose: () => void;
}

/** The recovery codes, this once: to be copied, downloaded or printed. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('my-profile');
  const isLost = codes?.length === 0;
  return (
    <ShownOnceDialog
      title={t('codes.title')}
      done={t('codes.close')}
      saveFirst={t('codes.first')}
      isOpen={codes !== undefined}
      isLost={isLost}
      onClose={onClose}
    >
      {({ isSaved, onSaved, error }) =>
        isLost ? (
          <Banner tone="warning" title={t('codes.lostTitle')}>
            {t('codes.lostText')}
          </Banner>
        ) : (
          <Stack gap={16}>
            <Text>{t('codes.text')}</Text>
            <CodeList
              label={t('codes.label')}
              codes={(codes ?? []).map((code) => ({ code }))}
              fileName={t('codes.file')}
              words={{ copy: t('codes.copy') }}
            />
            <Checkbox
              label={t('codes.saved')}
              error={error}
              checked={isSaved}
              onChange={(event) => onSaved(event.target.checked)}
            />
          </Stack>
        )
      }
    </ShownOnceDialog>
  );
}
