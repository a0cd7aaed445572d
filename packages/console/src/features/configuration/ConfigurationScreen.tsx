import type { Tenant } from '@archive-console/api-client';
import {
  ButtonLink,
  CopyField,
  DefinitionList,
  EditIcon,
  Inline,
  Page,
  PageHeader,
  ProtocolIcon,
  SettingsIcon,
  Split,
  Stack,
  TextLink,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction, Outlet } from 'react-router';
import { tenantsQueries } from '#queries/tenants.ts';
import { tenantSettingsQueries } from '#queries/tenants-settings.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import { DialogLink } from '#shared/navigation/DialogLink.tsx';
import { useOriginState } from '#shared/navigation/came-from.ts';
import { configurationPaths } from '#shared/paths/configuration.ts';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';
import { procedurePaths } from '#shared/paths/procedure.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { EndCard } from './EndCard.tsx';
import {
  isSetWithConnection,
  type OptionValues,
  useOptionFields,
  useOptionText,
} from '#entities/tenants/options.ts';
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
          {(data) => <Options options={data} tenantType={tenant.data?.tenantType} />}
        </ReadCard>
      </Split>
      <Outlet />
    </Page>
  );
}

function Facts({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('configuration');
  const typeOf = useTenantType();
  const states: Readonly<Record<string, string>> = {
    Provisioning: t('state.Provisioning'),
    Ready: t('state.Ready'),
    Terminated: t('state.Terminated'),
  };
  return (
    <Stack gap={16}>
      <DefinitionList
        items={[
          { term: t('facts.name'), description: tenant.name || t('options.none') },
          { term: t('facts.type'), description: typeOf(tenant.tenantType) },
          { term: t('facts.state'), description: states[tenant.tenantState] ?? tenant.tenantState },
          {
            term: t('facts.setup'),
            description: tenant.isInitialSetupCompleted ? t('facts.setupDone') : t('facts.setupOpen'),
          },
          {
            term: t('facts.billing'),
            description: tenant.isBillingActivated ? t('options.on') : t('options.off'),
          },
        ]}
      />
      <CopyField label={t('facts.id')} value={tenant.publicTenantId} words={{ copy: t('facts.copy') }} />
    </Stack>
  );
}

/** The options in words; one that this console does not know, by its name on the wire. */
function Options({ options, tenantType }: { options: OptionValues; tenantType: string | undefined }) {
  const { t } = useTranslation('configuration');
  const origin = useOriginState();
  const textOf = useOptionText();
  const { labelOf } = useOptionFields(options);
  return (
    <DefinitionList
      items={Object.entries(options).map(([name, value]) => ({
        term: labelOf(name),
        description: isSetWithConnection(name, tenantType) ? (
          <Inline gap={12}>
            {textOf(name, value)}
            <TextLink
              render={(props) => (
                <Link {...props} to={emailArchiveConfigurationPaths.edit()} state={origin} />
              )}
            >
              {t('options.atConnection')}
            </TextLink>
          </Inline>
        ) : (
          textOf(name, value)
        ),
      }))}
    />
  );
}
