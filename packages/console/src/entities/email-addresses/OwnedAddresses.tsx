import type { Address as EmailAddress } from '@archive-console/api-client';
import {
  Address,
  CreateIcon,
  DeleteIcon,
  EmailAddressesIcon,
  EmptyState,
  IconButton,
  NoticeList,
  Text,
} from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailAddressesMutations } from '#queries/email-addresses.ts';
import { DeleteDialog } from '#shared/actions/DeleteDialog.tsx';
import { DialogLink } from '#shared/navigation/DialogLink.tsx';
import { AddressesRead, type AddressesQuery } from './AddressesRead.tsx';

/** A mailbox or a group, as far as its addresses ask. */
export interface AddressOwner {
  id: string;
  name: string;
  /** Managed elsewhere: its addresses can only be read. */
  hasExternalReference: boolean;
}

interface OwnedAddressesProps {
  owner: AddressOwner;
  query: AddressesQuery;
  /** Where an address is created. */
  create: string;
}

/** The e-mail addresses of a mailbox or a group. Those of a local one can be deleted here. */
export function OwnedAddresses({ query, ...props }: OwnedAddressesProps) {
  return (
    <AddressesRead query={query}>{(addresses) => <Owned {...props} addresses={addresses} />}</AddressesRead>
  );
}

function Owned({
  owner,
  create,
  addresses,
}: Omit<OwnedAddressesProps, 'query'> & { addresses: readonly EmailAddress[] }) {
  const { t } = useTranslation('objects');
  const [asked, setAsked] = useState<EmailAddress>();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {addresses.length === 0 ? (
        <NoAddresses owner={owner} create={create} />
      ) : (
        <NoticeList
          items={addresses.map((address) => ({
            id: address.id,
            icon: EmailAddressesIcon,
            tone: 'neutral',
            title: <Address>{address.address}</Address>,
            action: !owner.hasExternalReference && (
              <IconButton
                icon={DeleteIcon}
                label={t('addresses.deleteOne', { address: address.address })}
                onClick={() => {
                  setAsked(address);
                  setAsking(true);
                }}
              />
            ),
          }))}
        />
      )}
      {/* It stays mounted when it closes, so that it can give the focus back. */}
      {asked !== undefined && (
        <AddressDeleteDialog
          address={asked}
          owner={owner}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface AddressDeleteDialogProps {
  address: EmailAddress;
  owner: AddressOwner;
  isOpen: boolean;
  onClose: () => void;
}

function AddressDeleteDialog({ address: { id, address }, owner, ...dialog }: AddressDeleteDialogProps) {
  const { t } = useTranslation('objects');
  return (
    <DeleteDialog
      {...dialog}
      onDeleted={dialog.onClose}
      title={t('addresses.delete.title', { address })}
      confirmLabel={t('addresses.delete.confirm')}
      mutation={emailAddressesMutations.remove()}
      input={{ emailAddressId: id }}
      notFound="EmailAddress.NotFound"
      done={t('addresses.delete.deleted', { address })}
      alreadyDeleted={t('addresses.delete.alreadyDeleted', { address })}
    >
      <Text>{t('addresses.delete.text', { name: owner.name })}</Text>
    </DeleteDialog>
  );
}

function NoAddresses({ owner, create }: Pick<OwnedAddressesProps, 'owner' | 'create'>) {
  const { t } = useTranslation('objects');
  return (
    <EmptyState
      titleLevel={3}
      title={t('addresses.empty.title', { name: owner.name })}
      text={owner.hasExternalReference ? t('addresses.empty.managed') : t('addresses.empty.text')}
      action={
        !owner.hasExternalReference && (
          <DialogLink to={create} icon={CreateIcon}>
            {t('addresses.create')}
          </DialogLink>
        )
      }
    />
  );
}
