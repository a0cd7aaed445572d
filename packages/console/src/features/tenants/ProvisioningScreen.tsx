import type { Tenant } from '@archive-console/api-client';
import { Banner, Skeleton, Stack, Steps, Text, TextButton } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tenantsQueries } from '#queries/tenants.ts';
import { useFormats } from '#shared/format.ts';
import { LoadFailed } from '#shared/LoadFailed.tsx';
import { SlowNotice } from '#shared/SlowNotice.tsx';
import { WaitedHere } from '#shared/WaitedHere.tsx';
import { loadTenant } from './load-tenant.ts';
import { ReadStopped } from './parts/ReadStopped.tsx';
import { provisioningSteps } from './provisioning-steps.ts';
import { useWatchedTenant } from './use-watched-tenant.ts';

export const loader = loadTenant;

/** While a tenant is set up. Once it is ready, the entry rules lead on. */
export function ProvisioningScreen() {
  const { data: tenant, error, isLive, ...read } = useWatchedTenant();
  const queryClient = useQueryClient();
  const again = () => void read.refetch();
  if (tenant !== undefined) {
    return (
      <Stack gap={16}>
        <Progress tenant={tenant} />
        {read.isError && <CheckFailed onRetry={again} />}
        <Watch isLive={isLive} checkedAt={new Date(read.dataUpdatedAt)} />
      </Stack>
    );
  }
  if (error !== null)
    return <LoadFailed error={error} titleLevel={2} onRetry={again} isBusy={read.isFetching} />;
  if (read.fetchStatus === 'idle') return <ReadStopped onRetry={again} />;
  const stop = () => void queryClient.cancelQueries({ queryKey: tenantsQueries.current().queryKey });
  return (
    <Stack gap={16} aria-busy>
      <Skeleton shape="block" />
      <Skeleton width="24ch" />
      <SlowNotice waiting onStop={stop} />
    </Stack>
  );
}

/** What the service has told, as steps. */
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
      words={{
        state: {
          done: t('provisioning.steps.done'),
          toCome: t('provisioning.steps.toCome'),
          failed: t('provisioning.steps.failed'),
        },
        position: (step, total, label) => t('provisioning.steps.position', { step, total, label }),
      }}
    />
  );
}

/** For how long one has waited here, and how the page learns of the end. */
function Watch({ isLive, checkedAt }: { isLive: boolean; checkedAt: Date }) {
  const { t } = useTranslation('tenants');
  const formats = useFormats();
  return (
    <Stack gap={4}>
      <WaitedHere />
      <Text size="small" tone="muted" numeric>
        {isLive
          ? t('provisioning.checked.live')
          : t('provisioning.checked.at', { time: formats.time(checkedAt) })}
      </Text>
    </Stack>
  );
}

function CheckFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['tenants', 'shell']);
  return (
    <Banner
      tone="warning"
      role="status"
      title={t('provisioning.checkFailed.title')}
      action={<TextButton onClick={onRetry}>{t('shell:action.retry')}</TextButton>}
    >
      {t('provisioning.checkFailed.text')}
    </Banner>
  );
}
