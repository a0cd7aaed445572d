import { useQueries, useQuery } from '@tanstack/react-query';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { titleOf } from '#shared/navigation/page-title.ts';
import { useServices } from '#shared/runtime/services.ts';
import type { AreaId } from '../areas.ts';
import type { Area } from '../define-area.ts';
import { type PageEntry, pageEntries } from './page-entries.ts';

interface AreaPage {
  area: Area<AreaId>;
  entry: PageEntry;
}

interface AreaPages {
  pages: (AreaPage & { title: string })[];
  isLoading: boolean;
  hasFailed: boolean;
}

const none: AreaPage[] = [];

/** The pages inside the areas, once their tables are here. They are fetched one after the other, once they are wanted. */
export function useAreaPages(areas: readonly Area<AreaId>[], wanted: boolean): AreaPages {
  const { i18n } = useServices();
  const t = useWords();
  const tables = useQuery({
    queryKey: ['tables of routes', areas.map(({ id }) => id)],
    queryFn: async () => {
      const pages: AreaPage[] = [];
      for (const area of areas) {
        const [{ routes }] = await Promise.all([area.load(), ensureWords(i18n, ...area.words, 'area')]);
        const inside = pageEntries(routes, '/home').filter(({ path }) => path !== area.prefix);
        pages.push(...inside.map((entry) => ({ area, entry })));
      }
      return pages;
    },
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const pages = tables.data ?? none;
  const named = pages.filter(({ entry }) => entry.name !== undefined);
  const names = useQueries({ queries: named.flatMap(({ entry }) => entry.name ?? []) });
  const found = new Map(named.map(({ entry }, place) => [entry, names[place]?.data]));
  return {
    pages: pages.map((page) => ({
      ...page,
      title: titleOf(t, page.entry.titleKey, found.get(page.entry)),
    })),
    isLoading: tables.isFetching,
    hasFailed: tables.isError,
  };
}
