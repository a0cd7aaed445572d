import type { Tenant } from '@archive-console/api-client';
import {
  ButtonLink,
  CopyField,
  DefinitionList,
  EditIcon,
  Page,
  PageHeader,
  ProtocolIcon,
  SettingsIcon,
  Split,
  Stack,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction, Outlet } from 'react-router';
import { tenantsQueries } from '#queries/tenants.ts';
import { tenantSettingsQueries } from '#queries/tenants-settings.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import { DialogLink } from '#shared/navigation/DialogLink.tsx';
import { configurationPaths } from '#shared/paths/configuration.ts';
import { procedurePaths } from '#shared/paths/procedure.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { EndCard } from './EndCard.tsx';
import { useOptionFields, useOptionText } from '#entities/tenants/options.ts';
import { useTenantType } from '#entities/tenants/use-tenant-type.ts';

export const loader: LoaderFunction = ({ context }) =>
  beginReads(servicesOf(context).queryClient.query(tenantSettingsQueries.options()));

/** What holds for the tenant as a whole: its facts, its options, and the end of its contract. */
export function ConfigurationScreen() {
  const { t } = useTranslation(['configuration', 'shell']);
  const settings = tenantSettingsQueries.options();
  const current = tenantsQueries.current();
  const options = useQuery(settings);
  const tenant = useQuery(current);
  return (
    <Page>
      <PageHeader
        icon={SettingsIcon}
        title={t('title')}
        sentence={t('sentence')}
        actions={
          <>
            <ButtonLink
              icon={ProtocolIcon}
              render={(props) => <Link {...props} to={procedurePaths.page()} />}
            >
              {t('shell:navigation.procedure')}
            </ButtonLink>
            {options.data && (
              <DialogLink to={configurationPaths.editOptions()} icon={EditIcon}>
                {t('edit.open')}
              </DialogLink>
            )}
          </>
        }
      />
      <Split
        sideWidth="wide"
        side={
          <>
            <ReadCard title={t('facts.title')} query={current} stopped={t('facts.stopped')}>
              {(data) => <Facts tenant={data} />}
            </ReadCard>
            {tenant.data && <EndCard tenant={tenant.data} />}
          </>
        }
      >
        <ReadCard title={t('options.title')} query={settings} stopped={t('options.stopped')}>
          {(data) => <Options options={data} />}
        </ReadCard>
      </Split>
      <Outlet />
    </Page>
  );
}

function Facts({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('configuration');
  const typeOf = useTenantType();
  return (
    <Stack gap={16}>
      <DefinitionList
        items={[
          { term: t('facts.name'), description: tenant.name || t('options.none') },
          { term: t('facts.type'), description: typeOf(tenant.tenantType) },
        ]}
      />
      <CopyField label={t('facts.id')} value={tenant.publicTenantId} words={{ copy: t('facts.copy') }} />
    </Stack>
  );
}

/** The options in words; one that this console does not know, by its name on the wire. */
function Options({ options }: { options: Readonly<Record<string, unknown>> }) {
  const textOf = useOptionText();
  const { labelOf } = useOptionFields(options);
  return (
    <DefinitionList
      items={Object.entries(options).map(([name, value]) => ({
        term: labelOf(name),
        description: textOf(name, value),
      }))}
    />
  );
}
