import { Inline, Stack, Text } from '@archive-console/ui';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tenantsQueries } from '#queries/tenants.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';

interface TenantFailedProps {
  read: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
  failure: Error;
  /** Whether it is tried again without a press. */
  isTriedAgain: boolean;
}

/** Why nothing of the tenant has been read yet. It is kept on screen while that is tried again. */
export function TenantFailed({ read, failure, isTriedAgain }: TenantFailedProps) {
  const { t } = useTranslation('tenants');
  const queryClient = useQueryClient();
  const { queryKey } = tenantsQueries.current();
  return (
    <Stack gap={16}>
      <SlowNotice waiting={read.isFetching} onStop={() => void queryClient.cancelQueries({ queryKey })} />
      <LoadFailed
        error={failure}
        titleLevel={2}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
      {isTriedAgain && (
        <Inline justify="center">
          <Text tone="muted">{t('provisioning.unread')}</Text>
        </Inline>
      )}
    </Stack>
  );
}
