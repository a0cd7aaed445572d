import { theme } from '@archive-console/ui';
import type { ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  children: ReactNode;
}

/** What may be wider than the page: it scrolls inside of itself, by keys as well. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It has to be reached to be scrolled by keys.
      tabIndex={0}
      style={{
        // Where what lies inside is placed by itself, it must scroll with it.
        position: 'relative',
        minWidth: 0,
        overflowX: 'auto',
        borderRadius: theme.radius.badge,
      }}
    >
      {children}
    </div>
  );
}
