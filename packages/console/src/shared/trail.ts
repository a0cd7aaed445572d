import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { namespaces } from './i18n.ts';
import type { NameQuery, RouteHandle } from './route-handle.ts';

/** One step on the way to the page shown: a breadcrumb, and for the last one the page's title. */
export interface TrailStep {
  title: string;
  /** Left out where the step is no page of its own. */
  href: string | undefined;
}

/** Stands for a step without a name of its own; each step has its own key, as no two queries may share one. */
const unnamed = (step: number): NameQuery => ({ queryKey: ['unnamed', step], enabled: false });

/** The way to the page shown, read from the route table. A details page carries its object's name once it is read. */
export function useTrail(): TrailStep[] {
  // Titles come from the words of whatever area is open: they are there, and asking for them loads nothing.
  const { i18n } = useTranslation();
  const t = i18n.getFixedT(null, namespaces);
  const { search } = useLocation();
  const steps = useMatches().flatMap((match) => {
    const handle = match.handle as RouteHandle | undefined;
    return handle?.titleKey === undefined ? [] : [{ handle, key: handle.titleKey, params: match.params }];
  });
  const names = useQueries({
    queries: steps.map(({ handle, params }, step) => handle.name?.(params) ?? unnamed(step)),
  });
  return steps.map(({ handle, key, params }, index) => {
    const href = handle.crumb?.(params);
    return { title: names[index]?.data ?? t(key), href: href === undefined ? undefined : `${href}${search}` };
  });
}
