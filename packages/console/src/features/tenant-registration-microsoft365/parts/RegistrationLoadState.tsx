import { Skeleton, Stack } from '@archive-console/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { microsoft365RegistrationQueries } from '#queries/tenant-registration-microsoft365.ts';
import { LoadState } from '#shared/loading/LoadState.tsx';

/** In place of the registration until its state has been read. */
export function RegistrationLoadState({ read }: { read: UseQueryResult }) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const { queryKey } = microsoft365RegistrationQueries.status();
  return (
    <LoadState read={read} queryKey={queryKey} loading={t('registration.loading')} stopped={t('stopped')}>
      <Stack gap={20}>
        <Skeleton shape="row" />
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton shape="row" />
      </Stack>
    </LoadState>
  );
}
