import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tenantSettingsMutations, tenantSettingsQueries } from '#queries/tenants-settings.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { configurationPaths } from '#shared/paths/configuration.ts';
import { type OptionValues, useOptionFields } from '#entities/tenants/options.ts';
import { ShorterRetention, useAskedOptions } from './ShorterRetention.tsx';

/** Changes options of the tenant. Only those that were changed are sent: the service keeps the others. */
export function OptionsDialog() {
  const close = useLeavePage(configurationPaths.page(), true);
  const { data } = useQuery(tenantSettingsQueries.options());
  return data === undefined ? null : <OptionsForm options={data} onClose={close} />;
}

function OptionsForm({ options, onClose }: { options: OptionValues; onClose: () => void }) {
  const { t } = useTranslation('configuration');
  const tenant = useQuery(tenantsQueries.current()).data;
  const { fields, schema, stored } = useOptionFields(options, tenant?.tenantType);
  const { mutateAsync: save } = useMutation(tenantSettingsMutations.setOptions());
  const form = useObjectForm<OptionValues>({
    schema,
    fields,
    stored,
    async send(values, changed) {
      if (changed.length > 0) await save(Object.fromEntries(changed.map((name) => [name, values[name]])));
      return changed;
    },
    done: (_values, changed) => ((changed as readonly string[]).length > 0 ? t('edit.saved') : undefined),
    failed: () => t('edit.failed'),
    onDone: onClose,
    refusals: { 'Default.ValidationError': fields.map(({ name }) => name) },
    ownWords: () => ({
      'Default.ValidationError': { text: t('edit.refused'), atField: t('edit.refusedField') },
    }),
  });
  // The service does not say which one it refuses: it is one of those that were changed.
  const refusal = form.refusal && {
    ...form.refusal,
    fields: form.refusal.fields.filter((field) => form.changed.includes(field)),
  };
  const asked = useAskedOptions({ ...form, refusal });
  return (
    <>
      <FormDialog form={asked.form} title={t('edit.title')} submit={t('edit.submit')} onClose={onClose} />
      <ShorterRetention {...asked.question} />
    </>
  );
}
