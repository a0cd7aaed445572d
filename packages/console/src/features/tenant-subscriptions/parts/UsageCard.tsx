import type { Subscription } from '@archive-console/api-client';
import { Card, Meter, Skeleton, Stack } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BYTES_OF_A_GIGABYTE, monthlyUsers } from '#entities/tenant-subscriptions/plan-facts.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { LoadError } from '#shared/loading/LoadState.tsx';

const NEARLY_FULL = 0.8;

/** How much of what is subscribed to is in use: beyond it users are paid by the month, and storage is full. */
export function UsageCard({ plan }: { plan: Subscription }) {
  const { t } = useTranslation('tenant-subscriptions');
  return (
    <Card title={t('usage.title')}>
      <Stack gap={20}>
        <Users reserved={plan.standardUsers ?? 0} />
        <Storage gigabytes={plan.storage ?? 0} />
      </Stack>
    </Card>
  );
}

function Users({ reserved }: { reserved: number }) {
  const { t } = useTranslation('tenant-subscriptions');
  const formats = useFormats();
  const read = useQuery(consumptionsQueries.userCount());
  const users = read.data;
  if (users === undefined)
    return read.isFetching ? (
      <Skeleton width="80%" />
    ) : (
      <LoadError read={read} stopped={t('usage.usersStopped')} titleLevel={3} />
    );
  const monthly = monthlyUsers(users, reserved);
  return (
    <Meter
      label={t('usage.users')}
      value={users}
      max={Math.max(users, reserved, 1)}
      valueText={t('usage.ofReserved', { users: formats.number(users), reserved: formats.number(reserved) })}
      {...(monthly > 0 && { limit: { value: reserved, label: t('usage.reserved', { count: reserved }) } })}
      note={
        monthly > 0
          ? t('usage.monthly', { count: monthly })
          : users === reserved
            ? t('usage.taken')
            : t('usage.free', { count: reserved - users })
      }
    />
  );
}

function Storage({ gigabytes }: { gigabytes: number }) {
  const { t } = useTranslation('tenant-subscriptions');
  const formats = useFormats();
  const read = useQuery(consumptionsQueries.currentUsage());
  // A tenant of which nothing was counted yet has used nothing.
  const used = hasCode(read.error, 'TenantUsage.NotFound') ? 0 : read.data?.storageUsed;
  if (read.data === undefined && used === undefined)
    return read.isFetching ? (
      <Skeleton width="80%" />
    ) : (
      <LoadError read={read} stopped={t('usage.storageStopped')} titleLevel={3} />
    );
  const size = gigabytes * BYTES_OF_A_GIGABYTE;
  const bytes = used ?? 0;
  return (
    <Meter
      label={t('usage.storage')}
      value={bytes}
      max={Math.max(size, bytes, 1)}
      valueText={t('usage.ofPackage', { used: formats.bytes(bytes), size: formats.bytes(size) })}
      thresholds={{
        warning: { from: size * NEARLY_FULL, label: t('usage.nearlyFull') },
        danger: { from: size, label: t('usage.full') },
      }}
    />
  );
}
