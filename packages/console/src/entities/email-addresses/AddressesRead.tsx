import type { Address as EmailAddress } from '@archive-console/api-client';
import { Skeleton } from '@archive-console/ui';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadPart } from '#shared/loading/ReadPart.tsx';

type AddressesKey = readonly [string, object?];
/** The read of all addresses of one owner. */
export type AddressesQuery = UseQueryOptions<EmailAddress[], Error, EmailAddress[], AddressesKey> & {
  queryKey: AddressesKey;
};

interface AddressesReadProps {
  query: AddressesQuery;
  children: (addresses: EmailAddress[]) => ReactNode;
}

/** The addresses of one owner, or what stands in their place while they are read and where they cannot be. */
export function AddressesRead({ query, children }: AddressesReadProps) {
  const { t } = useTranslation('objects');
  return (
    <ReadPart
      query={query}
      loading={t('addresses.loading')}
      stopped={t('addresses.stopped')}
      titleLevel={3}
      outline={
        <>
          <Skeleton width="40%" />
          <Skeleton width="60%" />
        </>
      }
    >
      {children}
    </ReadPart>
  );
}
