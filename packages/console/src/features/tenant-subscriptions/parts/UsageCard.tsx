import type { Subscription } from '@archive-console/api-client';
import { Card, DefinitionList, Meter, Skeleton, Stack } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BYTES_OF_A_GIGABYTE, monthlyUsers, NEARLY_FULL } from '#entities/tenant-subscriptions/plan-facts.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { ReadPart } from '#shared/loading/ReadPart.tsx';
import { ReadResult } from '#shared/loading/ReadResult.tsx';

/** How much of what is subscribed to is in use: beyond it users are paid by the month, and storage is full. */
export function UsageCard({ plan }: { plan: Subscription }) {
  const { t } = useTranslation('tenant-subscriptions');
  const usageOptions = consumptionsQueries.currentUsage();
  const usage = useQuery(usageOptions);
  const size = plan.storage === null ? null : plan.storage * BYTES_OF_A_GIGABYTE;
  return (
    <Card title={t('usage.title')}>
      <Stack gap={20}>
        <ReadPart
          query={consumptionsQueries.userCount()}
          loading={t('usage.usersLoading')}
          stopped={t('usage.usersStopped')}
          titleLevel={3}
          outline={<Skeleton width="80%" />}
        >
          {(count) => <Users users={count} reserved={plan.standardUsers} isTrial={plan.isTrial} />}
        </ReadPart>
        {/* A tenant of which nothing was counted yet has used nothing. */}
        {hasCode(usage.error, 'TenantUsage.NotFound') ? (
          <Storage bytes={0} size={size} />
        ) : (
          <ReadResult
            read={usage}
            queryKey={usageOptions.queryKey}
            loading={t('usage.storageLoading')}
            stopped={t('usage.storageStopped')}
            titleLevel={3}
            outline={<Skeleton width="80%" />}
          >
            {({ storageUsed }) => storageUsed !== null && <Storage bytes={storageUsed} size={size} />}
          </ReadResult>
        )}
      </Stack>
    </Card>
  );
}

interface UsersProps {
  users: number;
  /** `null` where the service leaves it out. */
  reserved: number | null;
  /** Nothing is billed yet. */
  isTrial: boolean;
}

function Users({ users, reserved, isTrial }: UsersProps) {
  const { t } = useTranslation('tenant-subscriptions');
  const formats = useFormats();
  if (reserved === null)
    return <DefinitionList items={[{ term: t('usage.users'), description: formats.number(users) }]} />;
  const monthly = monthlyUsers(users, reserved);
  return (
    <Meter
      label={t('usage.users')}
      value={users}
      max={Math.max(users, reserved, 1)}
      valueText={t(monthly > 0 ? 'usage.beyondReserved' : 'usage.ofReserved', {
        users: formats.number(users),
        reserved: formats.number(reserved),
      })}
      {...(monthly > 0 && { limit: { value: reserved } })}
      note={noteText(reserved)}
    />
  );

  function noteText(most: number): string {
    if (monthly > 0) return t(isTrial ? 'usage.monthlyTrial' : 'usage.monthly', { count: monthly });
    return users === most ? t('usage.taken') : t('usage.free', { count: most - users });
  }
}

function Storage({ bytes, size }: { bytes: number; size: number | null }) {
  const { t } = useTranslation('tenant-subscriptions');
  const formats = useFormats();
  if (size === null)
    return <DefinitionList items={[{ term: t('usage.storage'), description: formats.bytes(bytes) }]} />;
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
