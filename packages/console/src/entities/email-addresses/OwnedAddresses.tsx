import type { Address as EmailAddress } from '@archive-console/api-client';
import {
  Address,
  DeleteIcon,
  EmailAddressesIcon,
  IconButton,
  Mono,
  type Notice,
  NoticeList,
} from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import type { AddressOwner } from '#queries/email-addresses.ts';
import { RowsInPages } from '#shared/list/RowsInPages.tsx';
import { AddressDeleteDialog } from './AddressDeleteDialog.tsx';
import { AddressesRead, type AddressesQuery } from './AddressesRead.tsx';
import { NoAddresses } from './NoAddresses.tsx';

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
  const noticeOf = (address: EmailAddress): Notice => {
    const letters = addressInLetters(address.address);
    return {
      id: address.id,
      icon: EmailAddressesIcon,
      tone: 'neutral',
      title: <Address>{letters}</Address>,
      text: letters !== address.address && <Mono>{address.address}</Mono>,
      action: !owner.hasExternalReference && (
        <IconButton
          icon={DeleteIcon}
          label={t('addresses.deleteOne', { address: letters })}
          onClick={() => {
            setAsked(address);
            setAsking(true);
          }}
        />
      ),
    };
  };
  return (
    <>
      {addresses.length === 0 ? (
        <NoAddresses owner={owner} create={create} />
      ) : (
        <RowsInPages
          name="addresses"
          rows={addresses}
          search={t('addresses.search')}
          textOf={({ address }) => `${address} ${addressInLetters(address)}`}
        >
          {(shown) => <NoticeList items={shown.map(noticeOf)} />}
        </RowsInPages>
      )}
      {/* It stays mounted when it closes, so that it can give the focus back. */}
      {asked !== undefined && (
        <AddressDeleteDialog
          object={asked}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onDeleted={() => setAsking(false)}
        />
      )}
    </>
  );
}
