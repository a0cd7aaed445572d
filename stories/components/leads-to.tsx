import type { RenderLink } from '@archive-console/ui';

/** Stands in for the router's link: components of the design system know no router. */
export const leadsTo =
  (href: string): RenderLink =>
  ({ children, ...props }) => (
    <a {...props} href={href}>
      {children}
    </a>
  );
