import type { Tenant } from '@archive-console/api-client';
import { Stack, Steps, Text } from '@archive-console/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { WaitedHere } from '#shared/gates/WaitedHere.tsx';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';
import { loadTenant } from './load-tenant.ts';
import { TenantFailed } from './parts/TenantFailed.tsx';
import { TenantLoadState } from './parts/TenantLoadState.tsx';
import { provisioningSteps } from './provisioning-steps.ts';
import { useWatchedTenant } from './use-watched-tenant.ts';

export const loader = loadTenant;

/** While a tenant is set up. Once it is ready, the entry rules lead on. */
export function ProvisioningScreen() {
  const { read, isLive, failure, isTriedAgain } = useWatchedTenant();
  if (read.data === undefined) {
    if (failure === null) return <TenantLoadState read={read} />;
    return <TenantFailed read={read} failure={failure} isTriedAgain={isTriedAgain} />;
  }
  return (
    <Stack gap={16}>
      <Progress tenant={read.data} />
      {read.isError && <CheckFailed read={read} isTriedAgain={isTriedAgain} />}
      <Watch
        isLive={isLive}
        isAsked={isTriedAgain || !read.isError}
        checkedAt={new Date(read.dataUpdatedAt)}
      />
    </Stack>
  );
}

/** What the service has reported, as steps. */
function Progress({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('tenants');
  const { registered, setUp, ready } = provisioningSteps(tenant);
  return (
    <Steps
      label={t('provisioning.steps.label', { name: tenant.name })}
      steps={[
        { id: 'registered', label: t('provisioning.steps.registered'), state: registered },
        { id: 'set-up', label: t('provisioning.steps.setUp'), state: setUp },
        { id: 'ready', label: t('provisioning.steps.ready'), state: ready },
      ]}
    />
  );
}

interface WatchProps {
  isLive: boolean;
  /** Whether the service is still asked by itself. */
  isAsked: boolean;
  checkedAt: Date;
}

/** For how long one has waited here, and how the page learns of the end. */
function Watch({ isLive, isAsked, checkedAt }: WatchProps) {
  const { t } = useTranslation('tenants');
  const formats = useFormats();
  return (
    <Stack gap={4}>
      <WaitedHere />
      {(isLive || isAsked) && (
        <Text size="small" tone="muted" numeric>
          {isLive
            ? t('provisioning.checked.live')
            : t('provisioning.checked.at', { time: formats.time(checkedAt) })}
        </Text>
      )}
    </Stack>
  );
}

interface CheckFailedProps {
  read: Pick<UseQueryResult, 'error' | 'refetch'>;
  isTriedAgain: boolean;
}

function CheckFailed({ read, isTriedAgain }: CheckFailedProps) {
  const { t } = useTranslation('tenants');
  return (
    <RetryNotice
      title={t('provisioning.checkFailed.title')}
      error={read.error}
      onRetry={() => void read.refetch()}
    >
      {isTriedAgain && t('provisioning.checkFailed.text')}
    </RetryNotice>
  );
}
