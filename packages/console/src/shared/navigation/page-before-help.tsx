import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { helpPaths } from '#shared/paths/help.ts';
import { isPathUnder } from './is-path-under.ts';

const pages = new WeakMap<QueryClient, string>();

const isHelp = (pathname: string) => isPathUnder(pathname, helpPaths.list());

/** Keeps the page that was open last besides the help, in memory only. */
export function PageBeforeHelp() {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isHelp(pathname)) pages.set(queryClient, pathname);
  }, [pathname, queryClient]);
  return null;
}

/** The page that a question to support is about: where help itself is open, the one before. */
export function usePageInQuestion(): string {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  return isHelp(pathname) ? (pages.get(queryClient) ?? pathname) : pathname;
}
