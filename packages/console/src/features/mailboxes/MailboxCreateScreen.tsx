import { Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { mailboxesMutations } from '#queries/mailboxes.ts';
import { CreateScreen } from '#shared/form/CreateScreen.tsx';
import { CreateSummary } from '#shared/form/CreateSummary.tsx';
import { TypedWords } from '#shared/form/TypedWords.tsx';
import { type ObjectFormState, useObjectForm } from '#shared/form/use-object-form.ts';
import { useReplacePage } from '#shared/navigation/use-replace-page.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import {
  blankMailbox,
  type MailboxFormValues,
  mailboxRefusals,
  mailboxSchema,
  newMailboxOf,
  OWN_MAILBOX,
  useMailboxFields,
  useMailboxRefused,
} from './mailbox-form.tsx';

/** A new mailbox: what it is called and for, and whom it belongs to. */
export function MailboxCreateScreen() {
  const { t } = useTranslation('mailboxes');
  const replacePage = useReplacePage();
  const { mutateAsync: create } = useMutation(mailboxesMutations.create());
  const form = useObjectForm({
    schema: mailboxSchema,
    fields: useMailboxFields(false),
    stored: blankMailbox,
    send: (values: MailboxFormValues) => create(newMailboxOf(values)),
    done: (_values, { name }) => t('create.done', { name }),
    failed: ({ name }) => t('create.failed', { name: name.trim() }),
    about: (_values, mailbox) => mailboxesPaths.details(mailbox.id),
    onDone: ({ id }) => replacePage(mailboxesPaths.details(id)),
    refusals: mailboxRefusals,
    ownWords: useMailboxRefused(),
  });
  return (
    <CreateScreen
      title={t('create.title')}
      sentence={t('create.sentence')}
      form={form}
      submit={t('create.submit')}
      list={mailboxesPaths.list()}
      side={<MailboxSummary form={form} />}
    />
  );
}

function MailboxSummary({ form }: { form: ObjectFormState<MailboxFormValues> }) {
  const { t } = useTranslation('mailboxes');
  const typeOf = useMailboxType();
  const { name, mailboxType, owner } = form.values;
  const isOwned = owner.id !== '';
  return (
    <CreateSummary
      fact={
        form.isValid('name') && {
          words: 'mailboxes:create.words.exists',
          values: { name: name.trim(), type: typeOf(mailboxType) },
        }
      }
      start={t('create.words.start')}
    >
      {isOwned ? (
        <TypedWords words="mailboxes:create.words.owned" values={{ owner: owner.label }} />
      ) : (
        <Text tone="muted">{t('create.words.ownerless')}</Text>
      )}
      {isOwned && mailboxType === OWN_MAILBOX && <Text tone="muted">{t('create.words.address')}</Text>}
      <Text tone="muted">{t('create.words.then')}</Text>
    </CreateSummary>
  );
}
