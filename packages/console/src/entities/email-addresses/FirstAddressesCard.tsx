import type { Address as EmailAddress } from '@archive-console/api-client';
import { BulletList, Card, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { AddressOwner } from '#queries/email-addresses.ts';
import { AddressInLetters } from './AddressInLetters.tsx';
import { AddressesRead, type AddressesQuery } from './AddressesRead.tsx';
import { NoAddresses } from './NoAddresses.tsx';

const FIRST = 3;

interface FirstAddressesCardProps {
  owner: AddressOwner;
  query: AddressesQuery;
  /** Where all of them are. */
  all: string;
  /** Where an address is created. */
  create: string;
}

/** The first e-mail addresses of a mailbox or a group, with the way to the others, or to create one where there is none. */
export function FirstAddressesCard({ query, ...props }: FirstAddressesCardProps) {
  const { t } = useTranslation('objects');
  return (
    <Card title={t('addresses.title')}>
      <AddressesRead query={query}>{(addresses) => <First {...props} addresses={addresses} />}</AddressesRead>
    </Card>
  );
}

function First({
  owner,
  all,
  create,
  addresses,
}: Omit<FirstAddressesCardProps, 'query'> & { addresses: readonly EmailAddress[] }) {
  const { t } = useTranslation('objects');
  const { search } = useLocation();
  if (addresses.length === 0) return <NoAddresses owner={owner} create={create} />;
  return (
    <>
      <BulletList>
        {addresses.slice(0, FIRST).map(({ id, address }) => (
          <Text key={id} as="li">
            <AddressInLetters>{address}</AddressInLetters>
          </Text>
        ))}
      </BulletList>
      {addresses.length > FIRST && (
        <TextLink render={(props) => <Link {...props} to={{ pathname: all, search }} />}>
          {t('addresses.all', { count: addresses.length })}
        </TextLink>
      )}
    </>
  );
}
