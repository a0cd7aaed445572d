import type { Address as EmailAddress } from '@archive-console/api-client';
import { Banner, EmailAddressesIcon, GroupsIcon, MailboxesIcon, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { emailAddressesMutations, emailAddressesQueries } from '#queries/email-addresses.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import { DeleteDialog } from '#shared/actions/DeleteDialog.tsx';
import { Dependants } from '#shared/actions/Dependants.tsx';
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
      name={address}
      confirmLabel={t('addresses.delete.confirm')}
      dependants={ownerId !== null && <LeftAddresses address={current} ownerId={ownerId} managed={managed} />}
      disabledReason={managed}
      mutation={emailAddressesMutations.remove()}
      input={{ emailAddressId: id }}
      notFound="EmailAddress.NotFound"
    >
      <Text>{ownerId === null ? t('addresses.delete.nobody') : t('addresses.delete.text', { name })}</Text>
    </DeleteDialog>
  );
}

interface LeftAddressesProps {
  address: EmailAddress;
  ownerId: string;
  /** Why the service deletes none of its addresses. */
  managed: string | undefined;
}

function LeftAddresses({ address, ownerId, managed }: LeftAddressesProps) {
  const { t } = useTranslation('objects');
  const { assignedTo: name } = address;
  const count = useQuery(emailAddressesQueries.countOf(ownerId));
  const path = ownerPath(address);
  return (
    <>
      {managed !== undefined && <Banner tone="warning" title={managed} />}
      <Dependants
        title={t('addresses.delete.dependants')}
        items={[
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
            id: 'addresses',
            icon: EmailAddressesIcon,
            title: t('addresses.delete.others'),
            hasFailed: count.isError,
            onRetry: () => void count.refetch(),
            total: count.data === undefined ? undefined : Math.max(0, count.data - 1),
            inWords: (others) => t('addresses.delete.stay', { count: others }),
          },
        ]}
      />
    </>
  );
}
