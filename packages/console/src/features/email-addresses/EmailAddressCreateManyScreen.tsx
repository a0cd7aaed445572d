import type { Group, Mailbox } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { emailAddressesBulk, emailAddressesQueries, readAddressOwner } from '#queries/email-addresses.ts';
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

/** The one mailbox or group of this name, or with this address: of several of one name, an address says which. */
const find: FindObject = async (queryClient, text, signal) => {
  const [mailboxes, groups] = await Promise.all([
    mailboxesNamed(queryClient, text, signal),
    groupsNamed(queryClient, text, signal),
  ]);
  const [holder, ...others]: (Mailbox | Group)[] = [...mailboxes, ...groups];
  if (holder === undefined) return text.includes('@') ? findByAddress(queryClient, text) : undefined;
  if (others.length > 0) return { mistake: 'create-many:mistake.holders', values: { text } };
  return holder.hasExternalReference ? managed : ownerOf(holder);
};

const managed = { mistake: 'email-addresses:create.owner.managed' } as const;

async function findByAddress(queryClient: QueryClient, text: string): ReturnType<FindObject> {
  const address = await queryClient.query(emailAddressesQueries.written(text));
  const owner = address === null ? undefined : await readAddressOwner(queryClient, address);
  if (address === null || owner === undefined) return undefined;
  return owner.hasExternalReference
    ? managed
    : { id: owner.id, label: owner.name, kind: address.addressType };
}

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
