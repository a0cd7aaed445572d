import type { createEmailAddress, Group, InputOf, Mailbox } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useAddressField } from '#entities/email-addresses/address-field.ts';
import { useGroupType } from '#entities/groups/use-group-type.ts';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { addressInAscii } from '#queries/ascii-domain.ts';
import type { AddressType } from '#queries/email-addresses.ts';
import { groupsQueries } from '#queries/groups.ts';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import type { FieldSpec } from '#shared/form/fields.ts';
import {
  type ChosenObject,
  chosenObjectSchema,
  choiceSource,
  noObject,
  objectField,
} from '#shared/form/ObjectChoice.tsx';
import { emailSchema } from '#shared/form/text-rules.ts';

/** What a form says of a new address. */
export interface AddressFormValues {
  address: string;
  owner: ChosenObject;
}

export const blankAddress: AddressFormValues = { address: '', owner: noObject };

/** Checks a new address. */
export const addressSchema = v.object({
  address: emailSchema,
  owner: v.pipe(
    chosenObjectSchema,
    v.check(({ id }) => id !== '', 'email-addresses:create.owner.missing'),
  ),
});

const mailbox: AddressType = 'MailboxAddress';
const group: AddressType = 'GroupAddress';

/** Which kind of address the chosen owner makes it. */
const addressTypeOf = ({ kind }: ChosenObject): AddressType => (kind === group ? group : mailbox);

/** Values → wire. */
export const newAddressOf = ({ address, owner }: AddressFormValues): InputOf<typeof createEmailAddress> => ({
  addressType: addressTypeOf(owner),
  address: addressInAscii(address.trim()),
  ownerId: owner.id,
});

/** A mailbox or a group as the value of the form. */
export const ownerOf = (row: Mailbox | Group): ChosenObject => ({
  id: row.id,
  label: row.name,
  kind: 'groupType' in row ? group : mailbox,
});

/** The fields of a new address. */
export function useAddressFields(): readonly FieldSpec<AddressFormValues>[] {
  const { t } = useTranslation('email-addresses');
  const address = useAddressField();
  return [
    { ...address, isWide: true },
    objectField({
      name: 'owner',
      label: t('create.owner.label'),
      hint: t('create.owner.hint'),
      required: true,
      sources: useOwners(),
      open: t('create.owner.open'),
    }),
  ];
}

/** Mailboxes and groups; those that are managed elsewhere say why they cannot be chosen. */
function useOwners() {
  const { t } = useTranslation('email-addresses');
  const mailboxType = useMailboxType();
  const groupType = useGroupType();
  const whyNot = ({ hasExternalReference }: Mailbox | Group) =>
    hasExternalReference ? t('create.owner.managed') : undefined;
  return [
    choiceSource(mailbox, mailboxesQueries.matching, (row: Mailbox) => ({
      id: row.id,
      label: row.name,
      second: mailboxType(row.mailboxType),
      disabledReason: whyNot(row),
    })),
    choiceSource(group, groupsQueries.matching, (row: Group) => ({
      id: row.id,
      label: row.name,
      second: groupType(row.groupType),
      disabledReason: whyNot(row),
    })),
  ];
}
