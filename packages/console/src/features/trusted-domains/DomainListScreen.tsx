import type { ListFilter } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { searchedFor, unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { useDomainColumns } from './use-domain-columns.tsx';
import { type ListedDomain, readTrustedDomains, trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import { originMatching, originRule, useOriginFilter } from '#shared/list/origin-filter.ts';
import { useList } from '#shared/list/use-list.ts';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
import { pendingRows } from './pending-domains.ts';
import { useDomainActions } from './use-domain-actions.ts';

const states = ['pending', 'added'] as const;

/** All domains of the tenant: the pending ones first, which only this browser knows (D40). */
const domainList = listOf({
  id: 'domains',
  defaultSort: 'domainName',
  sortable: ['domainName', 'hasExternalReference'],
  filters: { origin: originRule, state: { takes: 'one', known: states } },
  matching({ text, filters: { origin, state } }, _params, kept) {
    const asked = searchedFor(text);
    const isAsked = ({ domainName }: ListedDomain) =>
      domainName.includes(asked) || unicodeOf(domainName).includes(text.trim().toLowerCase());
    // Microsoft 365 has none that waits for a record here.
    const isLeftOut = origin?.[0] === 'microsoft' || state?.[0] === 'added';
    return {
      ...filterText({ text: asked }),
      ...originMatching(origin),
      pending: isLeftOut ? [] : pendingRows(kept).filter(isAsked),
      isPendingOnly: state?.[0] === 'pending',
    };
  },
  read: ({ pending, isPendingOnly, ...request }) =>
    isPendingOnly
      ? trustedDomainsQueries.pending(request, pending)
      : trustedDomainsQueries.list(request, pending),
  readPages: (queryClient, { pending: _pending, isPendingOnly: _isPendingOnly, ...request }) =>
    readTrustedDomains(queryClient, request),
  nameOf: ({ domainName }: ListedDomain) => unicodeOf(domainName),
  notFound: 'TrustedDomain.NotFound',
  words: {
    title: 'trusted-domains:list.title',
    sentence: 'trusted-domains:list.sentence',
    search: 'trusted-domains:list.search',
    count: 'trusted-domains:list.count',
    noMatch: 'trusted-domains:list.noMatch',
    stopped: 'trusted-domains:list.stopped',
    reading: 'trusted-domains:list.reading',
    readingFailed: 'trusted-domains:list.readingFailed',
    file: 'trusted-domains:list.file',
  },
});

export const loader = listLoader(domainList);

/** The domains whose mail is archived. */
export function DomainListScreen() {
  const { t } = useTranslation('trusted-domains');
  const list = useList(domainList);
  return (
    <ListScreen
      list={list}
      create={{ to: trustedDomainsPaths.add(), label: t('list.create') }}
      columns={useDomainColumns()}
      filters={useFilters(list.state.filters)}
      actions={useDomainActions()}
      csv={useCsv()}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
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
  const { t } = useTranslation(['trusted-domains', 'area']);
  return {
    note: t('list.withoutPending'),
    columns: [
      { header: t('field.name'), text: (domain: ListedDomain) => unicodeOf(domain.domainName) },
      { header: t('field.ascii'), text: (domain: ListedDomain) => domain.domainName },
      {
        header: t('area:origin.label'),
        text: (domain: ListedDomain) =>
          domain.hasExternalReference ? t('area:origin.microsoft') : t('area:origin.local'),
      },
    ],
  };
}
