import { useQuery } from '@tanstack/react-query';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useServices } from '#shared/runtime/services.ts';
import type { AreaId } from '../areas.ts';
import type { Area } from '../define-area.ts';
import { type PageEntry, pageEntries } from './page-entries.ts';

interface AreaPages {
  pages: { area: Area<AreaId>; entry: PageEntry }[];
  isLoading: boolean;
  hasFailed: boolean;
}

const none: AreaPages['pages'] = [];

/** The pages inside the areas, once their tables are here. They are fetched one after the other, once they are wanted. */
export function useAreaPages(areas: readonly Area<AreaId>[], wanted: boolean): AreaPages {
  const { i18n } = useServices();
  const tables = useQuery({
    queryKey: ['tables of routes', areas.map(({ id }) => id)],
    queryFn: async () => {
      const pages: AreaPages['pages'] = [];
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
  return { pages: tables.data ?? none, isLoading: tables.isFetching, hasFailed: tables.isError };
}
