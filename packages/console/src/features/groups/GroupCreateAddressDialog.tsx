import { CreateAddressDialog } from '#entities/email-addresses/CreateAddressDialog.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { groupDetails } from './group-details.ts';

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
