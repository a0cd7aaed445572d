import { type Address, ADDRESS_TYPES } from '@archive-console/api-client';
import type { ListFilter } from '@archive-console/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { useDomainInLettersFilter } from '#entities/trusted-domains/use-domain-in-letters-filter.ts';
import { addressInAscii } from '#queries/ascii-domain.ts';
import {
  addressesSeen,
  emailAddressesQueries,
  readAddressOwner,
  readEmailAddresses,
} from '#queries/email-addresses.ts';
import { nameOf } from '#queries/users.ts';
import type { ListCsv } from '#shared/csv/use-list-csv.ts';
import { domainMatching, domainRule } from '#shared/list/domain-filter.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useOriginWords } from '#shared/list/origin.tsx';
import { emailAddressesPaths } from '#shared/paths/email-addresses.ts';
import { useAddressActions } from './use-address-actions.ts';
import { useAddressColumns, useAddressType } from './use-address-columns.tsx';

const owned = ['orphaned', 'owned'] as const;

/** All e-mail addresses of the tenant. */
const emailAddressList = listOf({
  id: 'email-addresses',
  defaultSort: 'address',
  sortable: ['address', 'addressType', 'assignedTo'],
  filters: {
    type: { takes: 'one', known: ADDRESS_TYPES },
    domain: domainRule,
    assigned: { takes: 'one', known: owned },
  },
  matching: ({ text, filters: { type, domain, assigned } }) => {
    const addressType = ADDRESS_TYPES.find((known) => known === type?.[0]);
    return {
      ...filterText({ text: addressInAscii(text) }),
      ...(addressType && { addressType }),
      ...domainMatching(domain),
      ...(assigned && { isOrphaned: assigned[0] === 'orphaned' }),
    };
  },
  read: emailAddressesQueries.list,
  readPages: readEmailAddresses,
  nameOf: ({ address }: Address) => addressInLetters(address),
  notFound: 'EmailAddress.NotFound',
  words: {
    title: 'email-addresses:list.title',
    sentence: 'email-addresses:list.sentence',
    counted: 'email-addresses:list.counted',
    search: 'email-addresses:list.search',
    count: 'email-addresses:list.count',
    noMatch: 'email-addresses:list.noMatch',
    file: 'email-addresses:list.file',
  },
});

export const loader = listLoader(emailAddressList);

/** All addresses: what each belongs to, and whose it is. */
export function EmailAddressListScreen() {
  const { t } = useTranslation('email-addresses');
  const list = useList(emailAddressList);
  return (
    <ListScreen
      list={list}
      create={{
        to: emailAddressesPaths.create(),
        label: t('list.create'),
        many: { to: emailAddressesPaths.createMany(), label: t('list.createMany') },
      }}
      columns={useAddressColumns()}
      filters={useFilters(list.state.filters)}
      actions={useAddressActions()}
      csv={useCsv()}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
}

const seen = (queryClient: QueryClient) => addressesSeen(queryClient).map(({ address }) => address);

function useFilters({
  type = [],
  domain,
  assigned = [],
}: Partial<Record<'type' | 'domain' | 'assigned', readonly string[]>>): readonly ListFilter[] {
  const { t } = useTranslation('email-addresses');
  const typeOf = useAddressType();
  return [
    {
      id: 'type',
      label: t('list.column.type'),
      kind: 'one',
      values: type,
      options: ADDRESS_TYPES.map((value) => ({ value, label: typeOf(value) })),
    },
    useDomainInLettersFilter(seen, domain),
    {
      id: 'assigned',
      label: t('list.column.assignedTo'),
      kind: 'one',
      values: assigned,
      options: [
        { value: 'orphaned', label: t('list.nobody') },
        { value: 'owned', label: t('list.somebody') },
      ],
    },
  ];
}

/** The owner of a mailbox and the origin are read row by row: a file has them where they are asked for. */
function useCsv(): ListCsv<Address> {
  const { t } = useTranslation(['email-addresses', 'area']);
  const typeOf = useAddressType();
  const origin = useOriginWords();
  const queryClient = useQueryClient();
  return {
    note: t('list.withoutOwner'),
    whole: {
      label: (count) => t('list.csvWithOwner', { count }),
      perRow: [
        {
          header: t('list.column.owner'),
          async read(address) {
            const user = (await readAddressOwner(queryClient, address))?.user;
            if (user === null) return t('list.ownerless');
            return user === undefined ? '' : nameOf(user);
          },
        },
        {
          header: origin.label,
          async read(address) {
            if (address.ownerId === null) return origin.of({});
            const owner = await readAddressOwner(queryClient, address);
            return owner === undefined ? '' : origin.of(owner);
          },
        },
      ],
    },
    columns: [
      { header: t('list.column.address'), text: ({ address }) => address },
      { header: t('list.column.type'), text: ({ addressType }) => typeOf(addressType) },
      {
        header: t('list.column.assignedTo'),
        text: ({ ownerId, assignedTo }) => (ownerId === null ? t('list.nobody') : assignedTo),
      },
    ],
  };
}
