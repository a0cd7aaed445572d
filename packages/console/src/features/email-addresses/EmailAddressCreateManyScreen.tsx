import { emailAddressesBulk } from '#queries/email-addresses.ts';
import { CreateManyScreen } from '#shared/create-many/CreateManyScreen.tsx';
import { manyAction } from '#shared/create-many/many-action.ts';
import { manyLoader, type ManySpec } from '#shared/create-many/many-spec.ts';
import { emailAddressesPaths } from '#shared/paths/email-addresses.ts';
import { type AddressFormValues, addressSchema, blankAddress, newAddressOf } from './address-form.tsx';
import { findHolder } from './address-holder.ts';

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
      object: { find: findHolder, missing: 'create-many:mistake.holder' },
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
