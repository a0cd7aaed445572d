import type { AddressOwner, AddressType } from '#queries/email-addresses.ts';
import type { DetailsSpec } from '#shared/details/details-spec.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';
import type { AddressesQuery } from './AddressesRead.tsx';

/** How one kind of owner has its e-mail addresses: their tab and the dialog that creates one are made from it. */
export interface OwnerAddresses<TOwner extends AddressOwner, TTab extends string> {
  details: DetailsSpec<TOwner, TTab>;
  addressType: AddressType;
  read: (ownerId: string) => AddressesQuery;
  paths: {
    details: (ownerId: string, tab: 'addresses') => string;
    createAddress: (ownerId: string) => string;
  };
  /** What addresses mean for such an owner. */
  text: WordKey;
}

/** Declares it. */
export const addressesOf = <TOwner extends AddressOwner, TTab extends string>(
  spec: OwnerAddresses<TOwner, TTab>,
): OwnerAddresses<TOwner, TTab> => spec;
