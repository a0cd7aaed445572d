import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { tenantSettingsQueries } from '#queries/tenants-settings.ts';
import { microsoft365Mutations } from '#queries/tenants-microsoft365.ts';
import { IMPERSONATION } from '#queries/tenants-impersonation.ts';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { emailSchema } from '#shared/form/text-rules.ts';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';

const schema = v.object({ upn: emailSchema });

/** Says as whom the service reads mailboxes. */
export function ImpersonationDialog() {
  const close = useLeavePage(emailArchiveConfigurationPaths.page(), true);
  const { data } = useQuery(tenantSettingsQueries.options());
  if (data === undefined) return null;
  const upn = data[IMPERSONATION];
  return <ImpersonationForm upn={typeof upn === 'string' ? upn : ''} onClose={close} />;
}

function ImpersonationForm({ upn, onClose }: { upn: string; onClose: () => void }) {
  const { t } = useTranslation('email-archive-configuration');
  const { mutateAsync: save } = useMutation(microsoft365Mutations.setImpersonation());
  const form = useObjectForm({
    schema,
    fields: [
      { kind: 'email', name: 'upn', label: t('account.upn'), hint: t('account.upnHint'), required: true },
    ],
    stored: { upn },
    send: (values: { upn: string }) => save(values),
    done: () => t('account.saved'),
    onDone: onClose,
    refusals: { 'Default.ValidationError': ['upn'] },
  });
  return <FormDialog form={form} title={t('account.edit')} submit={t('account.submit')} onClose={onClose} />;
}
