import { Card, Skeleton, Stack } from '@archive-console/ui';
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadState } from '#shared/loading/LoadState.tsx';

/** Below the heading until a person has been read. */
export function UserLoadState({ read, queryKey }: { read: UseQueryResult; queryKey: QueryKey }) {
  const { t } = useTranslation('users');
  return (
    <LoadState read={read} queryKey={queryKey} loading={t('details.loading')} stopped={t('details.stopped')}>
      <Card>
        <Stack gap={16}>
          <Skeleton width="40%" />
          <Skeleton width="65%" />
          <Skeleton width="55%" />
          <Skeleton width="60%" />
        </Stack>
      </Card>
    </LoadState>
  );
}
