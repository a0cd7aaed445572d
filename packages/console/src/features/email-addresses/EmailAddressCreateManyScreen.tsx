import type { Group, Mailbox } from '@archive-console/api-client';
import { emailAddressesBulk } from '#queries/email-addresses.ts';
import { groupsNamed } from '#queries/groups.ts';
import { mailboxesNamed } from '#queries/mailboxes.ts';
import { CreateManyScreen } from '#shared/create-many/CreateManyScreen.tsx';
import { manyAction } from '#shared/create-many/many-action.ts';
import { type FindObject, manyLoader, type ManySpec } from '#shared/create-many/many-spec.ts';
import { emailAddressesPaths } from '#shared/paths/email-addresses.ts';
import {
  type AddressFormValues,
  addressSchema,
  blankAddress,
  newAddressOf,
  ownerOf,
} from './address-form.tsx';

/** The one mailbox or group of this name. */
const find: FindObject = async (...named) => {
  const [mailboxes, groups] = await Promise.all([mailboxesNamed(...named), groupsNamed(...named)]);
  const [holder, ...others]: (Mailbox | Group)[] = [...mailboxes, ...groups];
  if (holder === undefined || others.length > 0) return undefined;
  if (holder.hasExternalReference) return { mistake: 'email-addresses:create.owner.managed' };
  return ownerOf(holder);
};

const spec: ManySpec<AddressFormValues> = {
  id: 'email-addresses.createMany',
  title: 'email-addresses:list.createMany',
  columns: [
    {
      field: 'address',
      label: 'objects:createAddress.address',
      also: 'create-many:addresses.also.address',
      isRequired: true,
      isUnique: true,
    },
    {
      field: 'owner',
      label: 'email-addresses:create.owner.label',
      also: 'create-many:addresses.also.owner',
      isRequired: true,
      object: { find, missing: 'create-many:mistake.holder' },
    },
  ],
  blank: blankAddress,
  schema: addressSchema,
  targetOf: ({ address, owner }) => ({ name: address, userName: owner.label }),
  bulk: (queryClient, valuesOf) =>
    emailAddressesBulk.create(queryClient, (row) => newAddressOf(valuesOf(row))),
  list: emailAddressesPaths.list,
  words: {
    example: 'create-many:addresses.example',
    submit: 'create-many:addresses.submit',
    run: 'create-many:addresses.run',
    done: 'create-many:addresses.done',
    partlyDone: 'create-many:addresses.partlyDone',
    file: 'create-many:addresses.file',
  },
};

export const loader = manyLoader(spec);

export const createEmailAddresses = manyAction(spec);

/** Many new addresses from a list. */
export function EmailAddressCreateManyScreen() {
  return <CreateManyScreen spec={spec} />;
}
