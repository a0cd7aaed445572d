import type { MailboxWithOwner } from '@archive-console/api-client';
import { Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mailboxesMutations } from '#queries/mailboxes.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { EditForm } from '#shared/form/EditForm.tsx';
import { type EditedObject, EditScreen } from '#shared/form/EditScreen.tsx';
import { useObjectForm } from '#shared/form/use-object-form.ts';
import { mailboxDetails } from './mailbox-details.ts';
import {
  mailboxRefusals,
  mailboxSchema,
  ownerIdOf,
  useMailboxFields,
  useMailboxRefused,
  valuesOf,
} from './mailbox-form.tsx';

export const loader = detailsLoader(mailboxDetails);

/** Changes what a mailbox is called and whom it belongs to. */
export function MailboxEditScreen() {
  const { t } = useTranslation('mailboxes');
  const fields = useMailboxFields(true);
  return (
    <EditScreen
      spec={mailboxDetails}
      title={t('edit.title')}
      renderSentence={() => t('edit.sentence')}
      managed={{ fields, valuesOf }}
    >
      {(props) => <MailboxForm {...props} />}
    </EditScreen>
  );
}

function MailboxForm({ object: mailbox, isDeleted, onDone, backToList }: EditedObject<MailboxWithOwner>) {
  const { t } = useTranslation('mailboxes');
  const { mutateAsync: save } = useMutation(mailboxesMutations.update());
  const form = useObjectForm({
    schema: mailboxSchema,
    fields: useMailboxFields(true),
    stored: valuesOf(mailbox),
    notFound: 'Mailbox.NotFound',
    send: (values, changed) =>
      save({
        id: mailbox.id,
        name: values.name.trim(),
        // Left out, the owner stays as it is stored by now.
        ...(changed.includes('owner') && { ownerId: ownerIdOf(values) }),
      }),
    done: ({ name }) => t('edit.saved', { name: name.trim() }),
    failed: () => t('edit.failed', { name: mailbox.name }),
    onDone,
    refusals: { ...mailboxRefusals, 'Mailbox.ManagedReadonly': ['name', 'owner'] },
    ownWords: useMailboxRefused(),
    isDeleted,
  });
  const isNewOwner = form.changed.includes('owner');
  return (
    <EditForm form={form} submit={t('edit.submit')} backToList={backToList}>
      {isNewOwner && <Text tone="muted">{ownerSentence()}</Text>}
      {form.changed.length > 0 && form.isValid('name') && <Text tone="muted">{t('edit.stays')}</Text>}
    </EditForm>
  );

  function ownerSentence(): string {
    if (form.values.owner.id === '') return t('edit.noOwner');
    return form.stored.owner.id === '' ? t('edit.firstOwner') : t('edit.newOwner');
  }
}
