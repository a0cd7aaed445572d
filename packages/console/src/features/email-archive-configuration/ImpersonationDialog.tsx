import { Skeleton } from '@archive-console/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { tenantSettingsQueries } from '#queries/tenants-settings.ts';
import { microsoft365Mutations } from '#queries/tenants-microsoft365.ts';
import { FormDialog } from '#shared/form/FormDialog.tsx';
import { emailSchema } from '#shared/form/text-rules.ts';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';
import { accountIn } from './use-connection-checks.ts';

const schema = v.object({ upn: emailSchema });

/** Says as whom the service reads mailboxes. Which account it is now has to be read first. */
export function ImpersonationDialog() {
  const { t } = useTranslation('email-archive-configuration');
  const close = useLeavePage(emailArchiveConfigurationPaths.page(), true);
  const options = tenantSettingsQueries.options();
  const read = useQuery(options);
  const known = read.data && accountIn(read.data);
  const { mutateAsync: save } = useMutation(microsoft365Mutations.setImpersonation());
  const form = useObjectForm({
    schema,
    fields: [
      { kind: 'email', name: 'upn', label: t('account.upn'), hint: t('account.upnHint'), required: true },
    ],
    stored: { upn: known ?? '' },
    send: (values: { upn: string }) => save(values),
    done: () => t('account.saved'),
    failed: ({ upn }) => t('account.failed', { name: upn }),
    onDone: close,
    refusals: { 'Default.ValidationError': ['upn'] },
  });
  return (
    <FormDialog
      form={form}
      title={t('account.title')}
      submit={read.data && t('account.submit')}
      onClose={close}
      renderFields={(fields) => (
        <ReadResult
          read={read}
          queryKey={options.queryKey}
          loading={t('account.loading')}
          stopped={t('account.stopped')}
          titleLevel={3}
          outline={<Skeleton width="60%" />}
        >
          {() => fields}
        </ReadResult>
      )}
    />
  );
}
