import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { useWords, type WordKey } from '#shared/i18n/use-words.ts';
import type { NameQuery, RouteHandle } from './route-handle.ts';

/** A page on the way to the one shown. */
export interface TitledPage {
  title: string;
  handle: RouteHandle;
  params: Readonly<Record<string, string | undefined>>;
}

/** Asks nothing. */
const unnamed: NameQuery = { queryKey: ['unnamed'], queryFn: skipToken };

/**
 * The titled pages on the way to the page shown, read from the route table. One of them at most is about an object,
 * whose name it carries once that is read, or which decides between titles.
 */
export function useTitledPages(): TitledPage[] {
  // Titles come from the words of whatever area is open: asking for them loads nothing. Where they could not be
  // fetched, neither could the page: it has none.
  const { i18n } = useTranslation();
  const t = useWords();
  const hasText = (key: string): boolean => i18n.exists(key);
  const pages = useMatches().flatMap(({ handle: given, params }) => {
    const handle = given as RouteHandle | undefined;
    if (handle?.titleKey === undefined || !hasText(handle.titleKey)) return [];
    return [{ handle, titleKey: handle.titleKey, params }];
  });
  const named = pages.findLast(({ handle }) => handle.name !== undefined);
  const { data: name } = useQuery(named?.handle.name?.(named.params) ?? unnamed);
  return pages.map((page) => {
    const found = page === named ? name : undefined;
    return { ...page, title: titleOf(t, page.titleKey, found) };
  });
}

/** The title of a page: a name, or the one that was decided between, once that is read. */
export function titleOf(
  t: ReturnType<typeof useWords>,
  titleKey: WordKey,
  found: string | { key: WordKey } | undefined,
): string {
  return typeof found === 'string' ? found : t(found?.key ?? titleKey);
}

/** What stands before the title of every page; nothing while it is empty. */
export const titlePrefix = queryOptions<string>({ queryKey: ['titlePrefix'], queryFn: skipToken });

/** The title of the window: the page shown and, before it, what is under way on every page. */
export function useWindowTitle(): string {
  const { t } = useTranslation();
  const title = useTitledPages().at(-1)?.title;
  const { data: prefix = '' } = useQuery(titlePrefix);
  return prefix + (title === undefined ? t('product') : t('pageTitle', { title }));
}
