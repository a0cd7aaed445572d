import { type ComponentProps, useRef } from 'react';
import { Root } from './ScrollRegion.styles.ts';
import { useOverflow } from './use-overflow.ts';

/** Properties of {@link ScrollRegion}. */
export interface ScrollRegionProps extends Omit<ComponentProps<'div'>, 'ref' | 'role' | 'aria-labelledby'> {
  /** The id of what names it. */
  readonly labelledBy: string;
  /** `group` where a region around it has that name already. @default 'region' */
  readonly role?: 'region' | 'group';
}

/**
 * Scrolls inside of itself what is larger than its place. Only where there is something to scroll to is it a region
 * with a name and a stop of the Tab key, from which the arrow keys scroll.
 */
export function ScrollRegion({ labelledBy, role = 'region', ...props }: ScrollRegionProps) {
  const place = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(place);
  const reached = { role, tabIndex: 0, 'aria-labelledby': labelledBy, 'data-scrolls': '' };
  return <Root ref={place} {...props} {...(scrolls && reached)} />;
}
