import { useQueries, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#shared/loading/use-debounced.ts';
import { bestFirst, fitOf } from './fitting.ts';
import type { AreaId } from '../areas.ts';
import type { Area } from '../define-area.ts';
import type { PaletteHits, PaletteSearch } from './searches.ts';

/** A single letter matches half of all people. */
const LEAST = 2;

/** What was found in one area. */
export interface AreaHits extends PaletteHits {
  area: Area<AreaId>;
}

/** An area whose objects are found by name. */
interface SearchedArea {
  area: Area<AreaId>;
  search: PaletteSearch;
}

const none: readonly SearchedArea[] = [];

/** The searches of the areas, fetched once they are wanted. */
function useSearches(areas: readonly Area<AreaId>[], isWanted: boolean) {
  return useQuery({
    queryKey: ['searches of areas', areas.map(({ id }) => id)],
    queryFn: async () => {
      const { searches } = await import('./searches.ts');
      return areas.flatMap((area): SearchedArea[] => {
        const search = searches[area.id];
        return search === undefined ? [] : [{ area, search }];
      });
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Asks the service for what is typed, once typing rests; a question that is no longer of use is called off. */
export function useFound(areas: readonly Area<AreaId>[], query: string) {
  const typed = query.trim();
  const searches = useSearches(areas, typed !== '');
  const searched = searches.data ?? none;
  const settled = useDebounced(typed);
  const isWanted = settled.length >= LEAST;
  const isSettled = typed === settled;
  const answers = useQueries({
    queries: searched.map(({ search }) => ({ ...search(settled), enabled: isWanted })),
  });
  const found = answers.flatMap(({ data }, index): AreaHits[] => {
    const area = searched[index]?.area;
    if (data === undefined || area === undefined || typed.length < LEAST) return [];
    // While typing goes on, what was found before stays as far as it still fits.
    // Names that begin with what was typed come first; the rest keeps the order of the service.
    if (isSettled) return [{ area, ...data, rows: bestFirst(data.rows, typed) }];
    const rows = data.rows.filter(
      ({ label, description = '' }) => fitOf(`${label} ${description}`, typed) !== undefined,
    );
    return [{ area, rows, total: rows.length }];
  });
  return {
    found,
    isLoading:
      typed.length >= LEAST &&
      (!isSettled || searches.isFetching || answers.some(({ isFetching }) => isFetching)),
    failed: isSettled
      ? searched.flatMap(({ area }, index) => (answers[index]?.isError === true ? [area] : []))
      : [],
    hasFailed: searches.isError,
  };
}
