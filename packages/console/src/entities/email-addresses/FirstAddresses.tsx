import { Address, BulletList, Skeleton, Text, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LoadState } from '#shared/loading/LoadState.tsx';
import type { AddressesQuery } from './OwnedAddresses.tsx';

const FIRST = 3;

interface FirstAddressesProps {
  query: AddressesQuery;
  /** Where all of them are. */
  all: string;
}

/** The first e-mail addresses of a mailbox or a group, with the way to the others. */
export function FirstAddresses({ query, all }: FirstAddressesProps) {
  const { t } = useTranslation('objects');
  const { search } = useLocation();
  const read = useQuery(query);
  const { data: addresses } = read;
  if (addresses === undefined) {
    return (
      <LoadState
        read={read}
        queryKey={query.queryKey}
        loading={t('addresses.loading')}
        stopped={t('addresses.stopped')}
        titleLevel={3}
      >
        <Skeleton width="45%" />
        <Skeleton width="35%" />
      </LoadState>
    );
  }
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
