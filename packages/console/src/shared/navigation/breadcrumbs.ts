import { useLocation } from 'react-router';
import { useTitledPages } from './page-title.ts';

/** One step on the way to the page shown: a breadcrumb. */
export interface Breadcrumb {
  title: string;
  /** Left out where the step is no page of its own. */
  href: string | undefined;
}

/** The way to the page shown. */
export function useBreadcrumbs(): Breadcrumb[] {
  const { search } = useLocation();
  return useTitledPages().map(({ title, handle, params }) => {
    const href = handle.crumb?.(params);
    return { title, href: href === undefined ? undefined : `${href}${search}` };
  });
}
