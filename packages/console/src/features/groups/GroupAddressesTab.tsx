import { useTranslation } from 'react-i18next';
import { AddressesOfOwner } from '#entities/email-addresses/AddressesOfOwner.tsx';
import { CreateAddressDialog } from '#entities/email-addresses/CreateAddressDialog.tsx';
import { groupsQueries } from '#queries/groups.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { useObject } from '#shared/details/use-object.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { groupDetails } from './group-details.ts';

export const loader = detailsLoader({ param: 'groupId', read: groupsQueries.addresses });

/** The e-mail addresses of a group. */
export function GroupAddressesTab() {
  const { t } = useTranslation('groups');
  const group = useObject(groupDetails);
  return (
    <AddressesOfOwner
      owner={group}
      query={groupsQueries.addresses(group.id)}
      create={groupsPaths.createAddress(group.id)}
    >
      {t('addresses.text')}
    </AddressesOfOwner>
  );
}

/** Gives a group an e-mail address. */
export function GroupCreateAddressDialog() {
  const group = useObject(groupDetails);
  return (
    <CreateAddressDialog
      owner={group}
      addressType="GroupAddress"
      page={groupsPaths.details(group.id, 'addresses')}
    />
  );
}
