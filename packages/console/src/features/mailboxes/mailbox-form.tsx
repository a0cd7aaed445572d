import {
  type createMailbox,
  type InputOf,
  MAILBOX_TYPES,
  type MailboxWithOwner,
} from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { chosenUser, userChoice } from '#entities/users/user-choice.ts';
import type { FieldSpec } from '#shared/form/fields.ts';
import type { RefusalWords } from '#shared/form/form-errors.ts';
import { type ChosenObject, chosenObjectSchema, noObject, objectField } from '#shared/form/ObjectChoice.tsx';
import { requiredText } from '#shared/form/text-rules.ts';
import { useTypeField } from '#shared/form/use-type-field.ts';
import { useKnownWords } from '#shared/i18n/use-known-words.ts';

/** What a form says of a mailbox. One that exists may be of a kind that this console does not know. */
export interface MailboxFormValues {
  name: string;
  mailboxType: string;
  owner: ChosenObject;
}

/** The kind of a mailbox that belongs to one person. */
export const OWN_MAILBOX = 'UserMailbox';

export const blankMailbox: MailboxFormValues = { name: '', mailboxType: OWN_MAILBOX, owner: noObject };

/** Checks a mailbox. */
export const mailboxSchema = v.object({
  name: requiredText('mailboxes:form.mistake.nameMissing'),
  mailboxType: v.string(),
  owner: chosenObjectSchema,
});

/** What is stored of a mailbox, as the form shows it. */
export function valuesOf({ name, mailboxType, owner }: MailboxWithOwner): MailboxFormValues {
  return { name, mailboxType, owner: owner === null ? noObject : chosenUser(owner) };
}

/** Whom the form makes the owner, as the service takes it. */
export const ownerIdOf = ({ owner }: MailboxFormValues): string | null => owner.id || null;

/** Values → wire. */
export const newMailboxOf = (values: MailboxFormValues): InputOf<typeof createMailbox> => ({
  name: values.name.trim(),
  mailboxType: MAILBOX_TYPES.find((known) => known === values.mailboxType) ?? OWN_MAILBOX,
  ownerId: ownerIdOf(values),
});

const purposes = {
  UserMailbox: 'objects:mailboxes.purpose.UserMailbox',
  SharedMailbox: 'objects:mailboxes.purpose.SharedMailbox',
  ResourceMailbox: 'objects:mailboxes.purpose.ResourceMailbox',
  PublicFolder: 'objects:mailboxes.purpose.PublicFolder',
  UmaArchive: 'objects:mailboxes.purpose.UmaArchive',
} as const;

/** What a kind of mailbox is for, in a sentence; nothing for one that the console does not know. */
export const useMailboxPurpose = () => useKnownWords(purposes);

/**
 * The fields of a mailbox.
 *
 * @param isKnown whether the mailbox exists
 */
export function useMailboxFields(isKnown: boolean): readonly FieldSpec<MailboxFormValues>[] {
  const { t } = useTranslation('mailboxes');
  const type = useTypeField({
    name: 'mailboxType',
    label: t('field.type'),
    types: MAILBOX_TYPES,
    nameOf: useMailboxType(),
    purposeOf: useMailboxPurpose(),
    isKnown,
  });
  return [
    { kind: 'text', name: 'name', label: t('field.name'), required: true, isWide: !isKnown },
    type,
    objectField({
      name: 'owner',
      label: t('field.owner'),
      hint: t('form.owner.hint'),
      sources: [userChoice],
      open: t('form.owner.open'),
    }),
  ];
}

/** Which fields the service's refusals belong to. */
export const mailboxRefusals = {
  'Default.ValidationError': ['name'],
  'User.NotFound': ['owner'],
  'Mailbox.EmailAddressInUse': ['owner'],
  'EmailAddress.Orphaned': ['owner'],
} as const;

/**
 * What is said of a refusal that means something else here than elsewhere: a person's own mailbox begins with their
 * address, which is not in the form.
 */
export function useMailboxRefused(): (values: MailboxFormValues) => RefusalWords {
  const { t } = useTranslation('mailboxes');
  return ({ owner: { label: owner } }) => ({
    'Default.ValidationError': t('form.mistake.nameRefused'),
    'Mailbox.EmailAddressInUse': t('form.mistake.addressInUse', { owner }),
    'EmailAddress.Orphaned': t('form.mistake.addressOrphaned', { owner }),
  });
}
