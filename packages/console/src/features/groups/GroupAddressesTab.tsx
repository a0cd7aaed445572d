import { AddressesTab } from '#entities/email-addresses/AddressesTab.tsx';
import { CreateAddressDialog } from '#entities/email-addresses/CreateAddressDialog.tsx';
import { addressesOf } from '#entities/email-addresses/owner-addresses.ts';
import { groupsQueries } from '#queries/groups.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { groupDetails } from './group-details.ts';

const addresses = addressesOf({
  details: groupDetails,
  addressType: 'GroupAddress',
  read: groupsQueries.addresses,
  paths: groupsPaths,
  text: 'groups:addresses.text',
});

export const loader = detailsLoader({ param: 'groupId', read: groupsQueries.addresses });

/** The e-mail addresses of a group. */
export const GroupAddressesTab = () => <AddressesTab of={addresses} />;

/** Gives a group an e-mail address. */
export const GroupCreateAddressDialog = () => <CreateAddressDialog of={addresses} />;
