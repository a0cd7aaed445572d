import type { Tenant } from '@archive-console/api-client';
import { Banner, BulletList, Button, Card, Inline, Stack, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { backgroundJobsQueries, isImportJob } from '#queries/background-jobs.ts';
import { tenantSettingsMutations } from '#queries/tenants-settings.ts';
import { AskedAction } from '#shared/actions/AskedAction.tsx';
import { useNameToType } from '#shared/actions/use-name-to-type.ts';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';
import { tenantsPaths } from '#shared/paths/tenants.ts';

/** The end of the contract. What is archived is deleted elsewhere, once the contract has ended (D44). */
export function EndCard({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('configuration');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const name = tenant.name || tenant.publicTenantId;
  const typedName = useNameToType(name);
  return (
    <Card title={t('end.title')}>
      <Stack gap={16}>
        <Text>{t('end.text')}</Text>
        <Text tone="muted">{t('end.deletion')}</Text>
        <Inline>
          <Button tone="danger" onClick={() => setAsking(true)}>
            {t('end.open')}
          </Button>
        </Inline>
      </Stack>
      <AskedAction
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        mutation={tenantSettingsMutations.terminate()}
        input={undefined}
        title={t('end.question', { name })}
        confirm={t('end.confirm')}
        done={t('end.done')}
        onDone={() => void navigate(tenantsPaths.terminated())}
        tone="danger"
        typedName={typedName}
      >
        <Stack gap={12}>
          <BulletList>
            <li>{t('end.stops.changes')}</li>
            <li>{t('end.stops.archiving')}</li>
            <li>{t('end.stops.kept')}</li>
          </BulletList>
          <Text>{t('end.before')}</Text>
          <RunningImports />
        </Stack>
      </AskedAction>
    </Card>
  );
}

/** The service ends no contract while imports run: said before the name is typed. */
function RunningImports() {
  const { t } = useTranslation('configuration');
  const { data, isError, refetch } = useQuery(backgroundJobsQueries.active());
  if (isError) return <RetryNotice title={t('end.importsUnread')} onRetry={() => void refetch()} />;
  const count = data?.filter(isImportJob).length ?? 0;
  return count === 0 ? null : (
    <Banner tone="warning" title={t('end.imports', { count })}>
      {t('end.importsText')}
    </Banner>
  );
}
