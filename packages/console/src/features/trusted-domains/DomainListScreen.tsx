import {
  Badge,
  DomainsIcon,
  type ListColumn,
  type ListFilter,
  Mono,
  PendingIcon,
  Quiet,
} from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunction } from 'react-router';
import { isFoundBy, isInternational, searchedFor, unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { type ListedDomain, readTrustedDomains, trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import { NameCell } from '#shared/list/NameCell.tsx';
import {
  originColumn,
  originMatching,
  originRule,
  useOriginFilter,
  useOriginWords,
} from '#shared/list/origin.tsx';
import { useList } from '#shared/list/use-list.ts';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { pendingRows, readTenantOfPending } from './pending-domains.ts';
import { useDomainActions } from './use-domain-actions.ts';

const states = ['pending', 'added'] as const;

/** All domains of the tenant: the pending ones first, which only this browser knows (D40). */
const domainList = listOf({
  id: 'domains',
  defaultSort: 'domainName',
  sortable: ['domainName', 'hasExternalReference'],
  filters: { origin: originRule, state: { takes: 'one', known: states } },
  matching({ text, filters: { origin, state } }, _params, kept) {
    // Microsoft 365 has none that waits for a record here.
    const isLeftOut = origin?.[0] === 'microsoft' || state?.[0] === 'added';
    return {
      ...filterText({ text: searchedFor(text) }),
      ...originMatching(origin),
      pending: isLeftOut ? [] : pendingRows(kept).filter(({ domainName }) => isFoundBy(domainName, text)),
      isPendingOnly: state?.[0] === 'pending',
    };
  },
  read: ({ pending, isPendingOnly, ...request }) =>
    trustedDomainsQueries[isPendingOnly ? 'pending' : 'list'](request, pending),
  readPages: (queryClient, { pending: _pending, isPendingOnly: _isPendingOnly, ...request }) =>
    readTrustedDomains(queryClient, request),
  nameOf: ({ domainName }: ListedDomain) => unicodeOf(domainName),
  notFound: 'TrustedDomain.NotFound',
  words: {
    title: 'trusted-domains:list.title',
    sentence: 'trusted-domains:list.sentence',
    counted: 'trusted-domains:list.counted',
    search: 'trusted-domains:list.search',
    count: 'trusted-domains:list.count',
    noMatch: 'trusted-domains:list.noMatch',
    file: 'trusted-domains:list.file',
  },
});

const startList = listLoader(domainList);

export const loader: LoaderFunction = async (place) => {
  await readTenantOfPending(servicesOf(place.context));
  return startList(place);
};

/** The domains whose mail is archived. */
export function DomainListScreen() {
  const { t } = useTranslation('trusted-domains');
  const list = useList(domainList);
  return (
    <ListScreen
      list={list}
      create={{ to: trustedDomainsPaths.add(), label: t('list.create') }}
      columns={useColumns()}
      filters={useFilters(list.state.filters)}
      actions={useDomainActions()}
      csv={useCsv()}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
}

/** The same until the language changes. */
function useColumns(): readonly ListColumn<ListedDomain>[] {
  const { t } = useTranslation(['trusted-domains', 'area']);
  return useMemo(() => {
    const origin = originColumn(t('area:origin.label'));
    return [
      {
        id: 'domainName',
        header: t('field.name'),
        cell: ({ id, domainName, isPending }) => (
          <NameCell
            icon={DomainsIcon}
            rowId={id}
            to={isPending ? trustedDomainsPaths.verify(domainName) : trustedDomainsPaths.details(id)}
            // In the letters of the DNS as well, where those are others.
            second={isInternational(domainName) && <Mono>{domainName}</Mono>}
          >
            {unicodeOf(domainName)}
          </NameCell>
        ),
        lead: true,
        sortable: true,
        width: '50%',
      },
      {
        id: 'state',
        header: t('field.state'),
        cell: ({ isPending }) =>
          isPending ? (
            <Badge tone="warning" icon={PendingIcon}>
              {t('state.pending')}
            </Badge>
          ) : (
            <Quiet>{t('state.added')}</Quiet>
          ),
        width: '200px',
        card: 'badge',
      },
      {
        ...origin,
        cell: (domain) => (domain.isPending ? <Quiet>{t('state.here')}</Quiet> : origin.cell(domain)),
        width: '160px',
      },
    ];
  }, [t]);
}

function useFilters({
  origin,
  state = [],
}: Partial<Record<'origin' | 'state', readonly string[]>>): readonly ListFilter[] {
  const { t } = useTranslation('trusted-domains');
  return [
    {
      id: 'state',
      label: t('field.state'),
      kind: 'one',
      values: state,
      options: [
        { value: 'pending', label: t('state.pending') },
        { value: 'added', label: t('state.added') },
      ],
    },
    useOriginFilter(origin),
  ];
}

/** Pending domains are left out of a file: they are none of the tenant's yet. */
function useCsv() {
  const { t } = useTranslation('trusted-domains');
  const origin = useOriginWords();
  return {
    note: t('list.withoutPending'),
    columns: [
      { header: t('field.name'), text: (domain: ListedDomain) => unicodeOf(domain.domainName) },
      { header: t('field.ascii'), text: (domain: ListedDomain) => domain.domainName },
      { header: origin.label, text: origin.of },
    ],
  };
}
