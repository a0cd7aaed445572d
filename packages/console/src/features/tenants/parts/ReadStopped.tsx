import { Button, RetryIcon, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** Where somebody stopped waiting for the tenant. */
export function ReadStopped({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['tenants', 'shell']);
  return (
    <Stack gap={12}>
      <Text>{t('stopped')}</Text>
      <div>
        <Button icon={RetryIcon} onClick={onRetry}>
          {t('shell:action.retry')}
        </Button>
      </div>
    </Stack>
  );
}
