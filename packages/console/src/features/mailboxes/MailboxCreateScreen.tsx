import { type createMailbox, type InputOf, MAILBOX_TYPES } from '@archive-console/api-client';
import { Card, Stack, Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chosenUserNamed } from '#entities/users/user-choice.ts';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { mailboxesBulk, mailboxesMutations } from '#queries/mailboxes.ts';
import { CreateManyScreen } from '#shared/create-many/CreateManyScreen.tsx';
import { manyAction } from '#shared/create-many/many-action.ts';
import { manyLoader, type ManySpec } from '#shared/create-many/many-spec.ts';
import { CreateScreen } from '#shared/form/CreateScreen.tsx';
import { noObject } from '#shared/form/ObjectChoice.tsx';
import { TypedWords } from '#shared/form/TypedWords.tsx';
import { type ObjectFormState, useObjectForm } from '#shared/form/use-object-form.ts';
import { useReplacePage } from '#shared/navigation/use-replace-page.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import {
  type MailboxFormValues,
  mailboxRefusals,
  mailboxSchema,
  ownerIdOf,
  useMailboxFields,
  useMailboxRefused,
} from './mailbox-form.tsx';

const OWN = 'UserMailbox';
const blank: MailboxFormValues = { name: '', mailboxType: OWN, owner: noObject };

/** Values → wire. */
const newMailboxOf = (values: MailboxFormValues): InputOf<typeof createMailbox> => ({
  name: values.name.trim(),
  mailboxType: MAILBOX_TYPES.find((known) => known === values.mailboxType) ?? OWN,
  ownerId: ownerIdOf(values),
});

/** A new mailbox: what it is called and for, and whom it belongs to. */
export function MailboxCreateScreen() {
  const { t } = useTranslation('mailboxes');
  const replacePage = useReplacePage();
  const { mutateAsync: create } = useMutation(mailboxesMutations.create());
  const form = useObjectForm({
    schema: mailboxSchema,
    fields: useMailboxFields(false),
    stored: blank,
    send: (values: MailboxFormValues) => create(newMailboxOf(values)),
    done: (_values, { name }) => t('create.done', { name }),
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
      side={<CreateSummary form={form} />}
    />
  );
}

/** What will exist, as the form stands. */
function CreateSummary({ form }: { form: ObjectFormState<MailboxFormValues> }) {
  const { t } = useTranslation('mailboxes');
  const typeOf = useMailboxType();
  const { name, mailboxType, owner } = form.values;
  const isOwned = owner.id !== '';
  return (
    <Card title={t('create.words.title')}>
      <Stack gap={10}>
        {form.isValid('name') ? (
          <TypedWords
            words="mailboxes:create.words.exists"
            values={{ name: name.trim(), type: typeOf(mailboxType) }}
          />
        ) : (
          <Text tone="muted">{t('create.words.start')}</Text>
        )}
        {isOwned ? (
          <TypedWords words="mailboxes:create.words.owned" values={{ owner: owner.label }} />
        ) : (
          <Text tone="muted">{t('create.words.ownerless')}</Text>
        )}
        {isOwned && mailboxType === OWN && <Text tone="muted">{t('create.words.address')}</Text>}
        <Text tone="muted">{t('create.words.then')}</Text>
      </Stack>
    </Card>
  );
}

const many: ManySpec<MailboxFormValues> = {
  id: 'mailboxes.createMany',
  title: 'mailboxes:list.createMany',
  columns: [
    {
      field: 'name',
      label: 'mailboxes:field.name',
      also: 'create-many:mailboxes.also.name',
      isRequired: true,
      isUnique: true,
    },
    {
      field: 'mailboxType',
      label: 'mailboxes:field.type',
      also: 'create-many:mailboxes.also.mailboxType',
      choices: {
        UserMailbox: 'area:mailboxes.type.UserMailbox',
        SharedMailbox: 'area:mailboxes.type.SharedMailbox',
        ResourceMailbox: 'area:mailboxes.type.ResourceMailbox',
        PublicFolder: 'area:mailboxes.type.PublicFolder',
        UmaArchive: 'area:mailboxes.type.UmaArchive',
      },
    },
    {
      field: 'owner',
      label: 'mailboxes:field.owner',
      also: 'create-many:mailboxes.also.owner',
      object: { find: chosenUserNamed, missing: 'create-many:mistake.user' },
    },
  ],
  blank,
  schema: mailboxSchema,
  targetOf: ({ name }) => ({ name }),
  bulk: (queryClient, valuesOf) => mailboxesBulk.create(queryClient, (row) => newMailboxOf(valuesOf(row))),
  refusals: { 'Default.ValidationError': 'mailboxes:form.mistake.nameRefused' },
  list: mailboxesPaths.list,
  words: {
    example: 'create-many:mailboxes.example',
    submit: 'create-many:mailboxes.submit',
    run: 'create-many:mailboxes.run',
    done: 'create-many:mailboxes.done',
    partlyDone: 'create-many:mailboxes.partlyDone',
    file: 'create-many:mailboxes.file',
  },
};

export const loader = manyLoader(many);

export const createMailboxes = manyAction(many);

/** Many new mailboxes from a list. */
export function MailboxCreateManyScreen() {
  return <CreateManyScreen spec={many} />;
}
