import type { Page } from '@archive-console/api-client';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** A page or an object, as search and history of the palette show it. */
export interface PaletteHit {
  path: string;
  label: string;
  description?: string | undefined;
  /** Whether it is a person, shown by their face. */
  face?: boolean | undefined;
}

/** The first objects that match a text, and how many there are. */
export interface PaletteHits {
  rows: PaletteHit[];
  total: number;
}

/** How the objects of an area are found by name. */
export interface PaletteSearch {
  search(text: string): UseQueryOptions<unknown, Error, PaletteHits, QueryKey>;
}

/** Declares the search of an area: the read of the first page that matches, and what is shown of a row. */
export function paletteSearch<TRow>(
  read: (text: string) => UseQueryOptions<Page<TRow>, Error, Page<TRow>, readonly [string, object?]>,
  hitOf: (row: TRow) => PaletteHit,
): PaletteSearch {
  const select = ({ rows, totalRows }: Page<TRow>): PaletteHits => ({
    rows: rows.map(hitOf),
    total: totalRows,
  });
  return {
    search: (text) =>
      ({ ...read(text), select }) as unknown as UseQueryOptions<unknown, Error, PaletteHits, QueryKey>,
  };
}
