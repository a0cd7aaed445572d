import type { Address as EmailAddress } from '@archive-console/api-client';
import { Address, BulletList, Card, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { AddressesRead, type AddressesQuery } from './AddressesRead.tsx';

const FIRST = 3;

interface FirstAddressesCardProps {
  query: AddressesQuery;
  /** Where all of them are. */
  all: string;
}

/** The first e-mail addresses of a mailbox or a group, with the way to the others. */
export function FirstAddressesCard({ query, all }: FirstAddressesCardProps) {
  const { t } = useTranslation('objects');
  return (
    <Card title={t('addresses.title')}>
      <AddressesRead query={query}>{(addresses) => <First addresses={addresses} all={all} />}</AddressesRead>
    </Card>
  );
}

function First({ addresses, all }: { addresses: readonly EmailAddress[]; all: string }) {
  const { t } = useTranslation('objects');
  const { search } = useLocation();
  if (addresses.length === 0) return <Text tone="muted">{t('addresses.none')}</Text>;
  return (
    <>
      <BulletList>
        {addresses.slice(0, FIRST).map(({ id, address }) => (
          <Text key={id} as="li">
            <Address>{address}</Address>
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
