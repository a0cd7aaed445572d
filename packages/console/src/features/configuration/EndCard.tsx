import type { Tenant } from '@archive-console/api-client';
import { Banner, BulletList, Button, Card, Inline, Stack, Text, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { backgroundJobsQueries, isImportJob } from '#queries/background-jobs.ts';
import { tenantSettingsMutations } from '#queries/tenants-settings.ts';
import { AskedAction } from '#shared/actions/AskedAction.tsx';
import { useNameToType } from '#shared/actions/use-name-to-type.ts';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';
import { importProtocolPaths } from '#shared/paths/import-protocol.ts';
import { invoicesPaths } from '#shared/paths/invoices.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { procedurePaths } from '#shared/paths/procedure.ts';
import { tenantsPaths } from '#shared/paths/tenants.ts';
import { usersPaths } from '#shared/paths/users.ts';

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
        <ToSave hasInvoices={tenant.isBillingActivated} />
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

/** What is worth saving while it can still be opened, each with the way there. */
function ToSave({ hasInvoices }: { hasInvoices: boolean }) {
  const { t } = useTranslation(['configuration', 'shell']);
  const pages = [
    { to: usersPaths.list(), title: t('shell:navigation.users') },
    { to: mailboxesPaths.list(), title: t('shell:navigation.mailboxes') },
    ...(hasInvoices ? [{ to: invoicesPaths.list(), title: t('shell:navigation.invoices') }] : []),
    { to: importProtocolPaths.all(), title: t('shell:navigation.import-protocol') },
    { to: procedurePaths.page(), title: t('shell:navigation.procedure') },
  ];
  return (
    <Stack gap={8}>
      <Text>{t('configuration:end.save')}</Text>
      <BulletList>
        {pages.map(({ to, title }) => (
          <li key={to}>
            <TextLink render={(props) => <Link {...props} to={to} />}>{title}</TextLink>
          </li>
        ))}
      </BulletList>
    </Stack>
  );
}

/** The service ends no contract while imports run: said before the name is typed. */
function RunningImports() {
  const { t } = useTranslation('configuration');
  const { data, error, isError, refetch } = useQuery(backgroundJobsQueries.active());
  if (isError)
    return <RetryNotice title={t('end.importsUnread')} error={error} onRetry={() => void refetch()} />;
  const count = data?.filter(isImportJob).length ?? 0;
  return count === 0 ? null : (
    <Banner tone="warning" title={t('end.imports', { count })}>
      {t('end.importsText')}
    </Banner>
  );
}
