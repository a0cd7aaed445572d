import { useQueries } from '@tanstack/react-query';
import { useDebounced } from '#shared/loading/use-debounced.ts';
import { fitOf } from './fitting.ts';
import type { Found, PaletteNoun } from './palette-nouns.ts';

/** A single letter finds half of everybody. */
const LEAST = 2;

/** What was found of one noun. */
export interface FoundNoun extends Found {
  noun: PaletteNoun;
}

/** Asks the service for what is typed, once typing rests; a question that is no longer of use is called off. */
export function useFound(nouns: readonly PaletteNoun[], query: string) {
  const typed = query.trim();
  const settled = useDebounced(typed);
  const isWanted = settled.length >= LEAST;
  const isSettled = typed === settled;
  const answers = useQueries({
    queries: nouns.map((noun) => ({ ...noun.search(settled), enabled: isWanted })),
  });
  const found = answers.flatMap(({ data }, index): FoundNoun[] => {
    const noun = nouns[index];
    if (data === undefined || noun === undefined || typed.length < LEAST) return [];
    // While typing goes on, what was found before stays as far as it still fits.
    if (isSettled) return [{ noun, ...data }];
    const rows = data.rows.filter(
      ({ label, description = '' }) => fitOf(`${label} ${description}`, typed) !== undefined,
    );
    return [{ noun, rows, total: rows.length }];
  });
  return {
    found,
    isLoading: typed.length >= LEAST && (!isSettled || answers.some(({ isFetching }) => isFetching)),
    failed: isSettled ? nouns.filter((_, index) => answers[index]?.isError === true) : [],
  };
}
