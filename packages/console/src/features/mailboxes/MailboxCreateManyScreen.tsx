import { mailboxTypes } from '#entities/mailboxes/use-mailbox-type.ts';
import { findUser } from '#entities/users/user-choice.ts';
import { mailboxesBulk, mailboxNameExists } from '#queries/mailboxes-bulk.ts';
import { CreateManyScreen } from '#shared/create-many/CreateManyScreen.tsx';
import { manyAction } from '#shared/create-many/many-action.ts';
import { manyLoader, type ManySpec } from '#shared/create-many/many-spec.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { blankMailbox, type MailboxFormValues, mailboxSchema, newMailboxOf } from './mailbox-form.tsx';

const spec: ManySpec<MailboxFormValues> = {
  id: 'mailboxes.createMany',
  title: 'mailboxes:list.createMany',
  columns: [
    {
      field: 'name',
      label: 'mailboxes:field.name',
      also: 'create-many:mailboxes.also.name',
      isRequired: true,
      sharedName: { exists: mailboxNameExists },
    },
    {
      field: 'mailboxType',
      label: 'mailboxes:field.type',
      also: 'create-many:mailboxes.also.mailboxType',
      choices: mailboxTypes,
    },
    {
      field: 'owner',
      label: 'mailboxes:field.owner',
      also: 'create-many:mailboxes.also.owner',
      object: { find: findUser, missing: 'create-many:mistake.user' },
    },
  ],
  blank: blankMailbox,
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

export const loader = manyLoader(spec);

export const createMailboxes = manyAction(spec);

/** Many new mailboxes from a list. */
export function MailboxCreateManyScreen() {
  return <CreateManyScreen spec={spec} />;
}
