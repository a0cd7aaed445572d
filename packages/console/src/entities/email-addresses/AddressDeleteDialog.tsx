import type { Address as EmailAddress } from '@archive-console/api-client';
import {
  AccountIcon,
  Banner,
  EmailAddressesIcon,
  GroupsIcon,
  MailboxesIcon,
  Text,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { useSourcesOfAddress } from '#entities/import-sources/source-dependants.ts';
import { emailAddressesMutations, emailAddressesQueries } from '#queries/email-addresses.ts';
import { usersOfAddress } from '#queries/users-of-address.ts';
import { nameOf } from '#queries/users.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import { DeleteDialog } from '#shared/actions/DeleteDialog.tsx';
import { countedBy, type Dependant, Dependants, namedBy } from '#shared/actions/Dependants.tsx';
import { usersPaths } from '#shared/paths/users.ts';
import { ownerPath } from './owner-path.ts';

/** Asks before an address is deleted: whose mail it recognizes, and which addresses are left. */
export function AddressDeleteDialog({ object, ...dialog }: ObjectDialogProps<EmailAddress>) {
  const { t } = useTranslation('objects');
  // A list is as old as its page: what is asked is about the address as it is now.
  const read = useQuery({ ...emailAddressesQueries.detail(object.id), enabled: dialog.isOpen });
  const current = read.data ?? object;
  const { id, address, ownerId, assignedTo: name } = current;
  const ownerRead = emailAddressesQueries.owner(current);
  const owner = useQuery({ ...ownerRead, enabled: dialog.isOpen && ownerRead.enabled === true });
  const managed =
    owner.data?.hasExternalReference === true ? t('addresses.delete.managed', { name }) : undefined;
  return (
    <DeleteDialog
      {...dialog}
      name={addressInLetters(address)}
      confirmLabel={t('addresses.delete.confirm')}
      dependants={<AddressDependants address={current} managed={managed} />}
      disabledReason={managed}
      mutation={emailAddressesMutations.remove()}
      input={{ emailAddressId: id }}
      notFound="EmailAddress.NotFound"
    >
      <Text>{ownerId === null ? t('addresses.delete.nobody') : t('addresses.delete.text', { name })}</Text>
    </DeleteDialog>
  );
}

interface AddressDependantsProps {
  address: EmailAddress;
  /** Why the service deletes none of its addresses. */
  managed: string | undefined;
}

/** What bears an address, who it belongs to, and which addresses are left. */
function AddressDependants({ address, managed }: AddressDependantsProps) {
  const { t } = useTranslation('objects');
  const users = useQuery(usersOfAddress(address.address));
  const [user, ...others] = users.data ?? [];
  const items: readonly Dependant[] = [
    ...useOwnerDependants(address),
    {
      ...namedBy(users, (all) => all.map(nameOf)),
      id: 'user',
      icon: AccountIcon,
      title: t('addresses.delete.users'),
      // Several have no page in common.
      ...(user !== undefined &&
        others.length === 0 && {
          link: { to: usersPaths.details(user.id), label: t('addresses.delete.seeUser') },
        }),
    },
    useSourcesOfAddress(address.address),
  ];
  return (
    <>
      {managed !== undefined && <Banner tone="warning" title={managed} />}
      <Dependants title={t('addresses.delete.dependants')} items={items} />
    </>
  );
}

/** The mailbox or group of an address, and its other addresses; nothing where it has no owner. */
function useOwnerDependants(address: EmailAddress): readonly Dependant[] {
  const { t } = useTranslation('objects');
  const { assignedTo: name, ownerId } = address;
  const count = useQuery({
    ...emailAddressesQueries.countOf(ownerId ?? ''),
    enabled: ownerId !== null,
  });
  if (ownerId === null) return [];
  const path = ownerPath(address);
  return [
    {
      id: 'owner',
      icon: address.addressType === 'GroupAddress' ? GroupsIcon : MailboxesIcon,
      title: t('addresses.delete.owner'),
      hasFailed: false,
      total: 1,
      names: [name],
      ...(path !== undefined && {
        link: { to: path, label: t('addresses.holder.open', { name }) },
      }),
    },
    {
      ...countedBy({ ...count, data: count.data && Math.max(0, count.data - 1) }),
      id: 'addresses',
      icon: EmailAddressesIcon,
      title: t('addresses.delete.others'),
      inWords: (others) => t('addresses.delete.stay', { count: others }),
    },
  ];
}
