import type { RenderLink } from '@archive-console/ui';

/** Stands in for the router's link, and stays here as that does: components of the design system know no router. */
export const leadsTo =
  (href: string): RenderLink =>
  ({ children, onClick, ...props }) => (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
