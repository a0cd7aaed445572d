import { useLocation, useParams } from 'react-router';
import type { DetailsSpec } from './details-spec.ts';

/** The tab in the address: the segment behind the object; the first tab where none is named. */
export function useTab<T, TTab extends string>({ tabs, param, paths }: DetailsSpec<T, TTab>): TTab {
  const { pathname } = useLocation();
  const id = useParams()[param] ?? '';
  const [segment] = pathname.slice(paths.details(id).length + 1).split('/');
  const names = Object.keys(tabs) as TTab[];
  return names.find((name) => name === segment) ?? (names[0] as TTab);
}
