import type { Address, ImportSourceStatus } from '@archive-console/api-client';
import { ImportIcon } from '@archive-console/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { type Dependant, namedBy, type Read, together } from '#shared/actions/Dependants.tsx';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';

/** The import sources with an address. */
export function useSourcesOfAddress(address: string): Dependant {
  const { t } = useTranslation('objects');
  return {
    ...namedBy(useQuery(importSourcesQueries.ofAddress(address)), namesOf),
    id: 'sources',
    icon: ImportIcon,
    title: t('sources.ofAddress'),
    link: { to: importSourcesPaths.found(address), label: t('sources.see') },
  };
}

/**
 * The import sources of a mailbox: those with one of its addresses. Several mailboxes may share a name, so one that has
 * only its name may be that of another.
 */
export function useSourcesOfMailbox(name: string, addresses: Read<readonly Address[]>): Dependant {
  const { t } = useTranslation('objects');
  const named = useQuery(importSourcesQueries.named(name));
  const found = useQueries({
    queries: (addresses.data ?? []).map(({ address }) => importSourcesQueries.ofAddress(address)),
  });
  // Without its addresses, none of them is known to be its own.
  const certain = together<ImportSourceStatus>([{ ...addresses, data: addresses.data && [] }, ...found]);
  const { data, isError, refetch } = together<ImportSourceStatus>([certain, named]);
  const sources = new Map(data?.map((source) => [source.importSourceId, source]));
  const sure = new Set(certain.data?.map(({ importSourceId }) => importSourceId)).size;
  const isOfName = [...sources.values()].every(({ displayName }) => displayName === name);
  return {
    hasFailed: isError,
    onRetry: () => void refetch(),
    total: data && sources.size,
    inWords: (total) => inWords(sure, total - sure),
    id: 'sources',
    icon: ImportIcon,
    title: t('sources.ofMailbox'),
    link: {
      to: isOfName ? importSourcesPaths.found(name) : importSourcesPaths.list(),
      label: t('sources.see'),
    },
  };

  function inWords(count: number, others: number): string {
    const certainly = t('sources.certain', { count });
    if (others === 0) return certainly;
    const perhaps = t('sources.perhaps', { count: others });
    return count === 0 ? perhaps : t('sources.both', { certainly, perhaps });
  }
}

const namesOf = (sources: readonly ImportSourceStatus[]) => sources.map(({ displayName }) => displayName);
