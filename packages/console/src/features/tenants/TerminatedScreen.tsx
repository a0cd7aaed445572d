import type { Tenant } from '@archive-console/api-client';
import { Button, DefinitionList, Inline, Skeleton, Stack, Text } from '@archive-console/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tenantsQueries } from '#queries/tenants.ts';
import { useBareOutlet } from '#shared/bare-outlet.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { LoadFailed } from '#shared/LoadFailed.tsx';
import { useServices } from '#shared/services.ts';
import { SlowNotice } from '#shared/SlowNotice.tsx';
import { loadTenant } from './load-tenant.ts';
import { DeleteTenantDialog } from './parts/DeleteTenantDialog.tsx';
import { ReadStopped } from './parts/ReadStopped.tsx';

export const loader = loadTenant;

/** After the contract of a tenant has ended: what that means, and what may still be done. */
export function TerminatedScreen() {
  const queryClient = useQueryClient();
  const options = tenantsQueries.current();
  const { data: tenant, error, isFetching, fetchStatus, refetch } = useQuery(options);
  const again = () => void refetch();
  if (tenant !== undefined) return <Ended tenant={tenant} />;
  if (error !== null) return <LoadFailed error={error} titleLevel={2} onRetry={again} isBusy={isFetching} />;
  if (fetchStatus === 'idle') return <ReadStopped onRetry={again} />;
  return (
    <Stack gap={16} aria-busy>
      <Skeleton shape="block" />
      <SlowNotice waiting onStop={() => void queryClient.cancelQueries({ queryKey: options.queryKey })} />
    </Stack>
  );
}

function Ended({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation(['tenants', 'shell']);
  const { startFresh, tabs } = useServices();
  const { signOut } = useBareOutlet();
  const [isAsking, setAsking] = useState(false);
  const facts = [
    { term: t('terminated.facts.name'), description: tenant.name },
    { term: t('terminated.facts.id'), description: tenant.publicTenantId },
  ].filter(({ description }) => description !== '');
  return (
    <>
      <DefinitionList items={facts} />
      <Stack gap={8}>
        <Text>{t('terminated.ended')}</Text>
        <Text>{t('terminated.kept')}</Text>
        <Text tone="muted">{t('terminated.again')}</Text>
      </Stack>
      <Inline gap={8}>
        <Button design="primary" onClick={signOut}>
          {t('shell:account.signOut')}
        </Button>
        <Button tone="danger" onClick={() => setAsking(true)}>
          {t('terminated.delete.open')}
        </Button>
      </Inline>
      <DeleteTenantDialog
        tenant={tenant}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={() => {
          // Every session of the tenant is over, in this browser too.
          tabs.tell({ signedOut: true });
          startFresh(authenticationPaths.login(), {
            tone: 'success',
            title: t('terminated.delete.done'),
          });
        }}
      />
    </>
  );
}
