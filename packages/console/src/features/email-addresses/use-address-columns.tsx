import type { Address as EmailAddress } from '@archive-console/api-client';
import { OriginCell } from '#shared/list/origin.tsx';
import {
  Address,
  Badge,
  EmailAddressesIcon,
  Icon,
  type ListColumn,
  ListLead,
  Mono,
  Quiet,
  Skeleton,
  TextLink,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ownerPath } from '#entities/email-addresses/owner-path.ts';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { UserLink } from '#entities/users/UserLink.tsx';
import { emailAddressesQueries } from '#queries/email-addresses.ts';
import { useKnownNames } from '#shared/i18n/use-known-words.ts';

const addressTypes = {
  MailboxAddress: 'email-addresses:type.MailboxAddress',
  GroupAddress: 'email-addresses:type.GroupAddress',
} as const;

/** What an address belongs to, as a kind. */
export const useAddressType = () => useKnownNames(addressTypes);

/** The columns of the list; the same until the language changes. */
export function useAddressColumns(): readonly ListColumn<EmailAddress>[] {
  const { t } = useTranslation(['email-addresses', 'area']);
  const typeOf = useAddressType();
  return useMemo(
    () => [
      {
        id: 'address',
        header: t('list.column.address'),
        cell: ({ address }) => {
          const letters = addressInLetters(address);
          return (
            <ListLead
              avatar={<Icon of={EmailAddressesIcon} />}
              // As the service has it as well, where that differs.
              {...(letters !== address && { second: <Mono>{address}</Mono> })}
            >
              <Address>{letters}</Address>
            </ListLead>
          );
        },
        lead: true,
        sortable: true,
        width: '32%',
      },
      {
        id: 'addressType',
        header: t('list.column.type'),
        cell: ({ addressType }) => <Quiet onCard>{typeOf(addressType)}</Quiet>,
        sortable: true,
        width: '112px',
      },
      {
        id: 'assignedTo',
        header: t('list.column.assignedTo'),
        cell: (address) => <AssignedTo address={address} />,
        sortable: true,
        card: 'fact',
      },
      {
        id: 'owner',
        header: t('list.column.owner'),
        // A group belongs to none.
        cell: (address) =>
          address.ownerId === null || address.addressType === 'GroupAddress' ? null : (
            <OwnerCell address={address} />
          ),
        card: 'fact',
      },
      {
        id: 'origin',
        header: t('area:origin.label'),
        cell: (address) => <AddressOrigin address={address} />,
        width: '140px',
        card: 'badge',
      },
    ],
    [t, typeOf],
  );
}

interface AddressCellProps {
  address: EmailAddress;
}

function AssignedTo({ address }: AddressCellProps) {
  const { t } = useTranslation('email-addresses');
  if (address.ownerId === null) return <Badge tone="warning">{t('list.nobody')}</Badge>;
  const path = ownerPath(address);
  if (path === undefined) return address.assignedTo;
  return <TextLink render={(props) => <Link {...props} to={path} />}>{address.assignedTo}</TextLink>;
}

/** Which user the mailbox belongs to. It comes after the list, and is no reason to lose the row. */
function OwnerCell({ address }: AddressCellProps) {
  const { t } = useTranslation(['email-addresses', 'area']);
  const { data: owner, isError } = useQuery(emailAddressesQueries.owner(address));
  if (owner === undefined) {
    return isError ? <Quiet onCard>{t('area:list.unread')}</Quiet> : <Skeleton width="96px" />;
  }
  const { user } = owner;
  if (user === undefined) return null;
  if (user === null) return <Quiet onCard>{t('list.ownerless')}</Quiet>;
  return <UserLink user={user} />;
}

function AddressOrigin({ address }: AddressCellProps) {
  const { t } = useTranslation('area');
  const { data: owner, isError } = useQuery(emailAddressesQueries.owner(address));
  // What has no owner any more is here only.
  if (address.ownerId === null) return <OriginCell isManaged={false} />;
  if (owner !== undefined) return <OriginCell isManaged={owner.hasExternalReference} />;
  return isError ? <Quiet onCard>{t('list.unread')}</Quiet> : <Skeleton width="64px" />;
}
