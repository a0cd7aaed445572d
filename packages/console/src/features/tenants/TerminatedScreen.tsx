import type { Tenant } from '@archive-console/api-client';
import { Button, DefinitionList, Inline, Stack, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tenantsQueries } from '#queries/tenants.ts';
import { useBareOutlet } from '#shared/gates/bare-outlet.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { useServices } from '#shared/runtime/services.ts';
import { loadTenant } from './load-tenant.ts';
import { DeleteTenantDialog } from './parts/DeleteTenantDialog.tsx';
import { TenantLoadState } from './parts/TenantLoadState.tsx';

export const loader = loadTenant;

/** After the contract of a tenant has ended: what that means, and what may still be done. */
export function TerminatedScreen() {
  const read = useQuery(tenantsQueries.current());
  return read.data === undefined ? <TenantLoadState read={read} /> : <Ended tenant={read.data} />;
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
          tabs.notify({ signedOut: true });
          startFresh(authenticationPaths.login(), {
            tone: 'success',
            title: t('terminated.delete.done'),
          });
        }}
      />
    </>
  );
}
