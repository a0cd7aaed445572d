import type { ComponentProps, ReactNode } from 'react';
import { End, Root, Start } from './TopBar.styles.ts';

/** Properties of {@link TopBar}. */
export interface TopBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** What opens the sidebar where it is a drawer. `AppShell` brings it. */
  readonly menu?: ReactNode;
  /** Where the reader is: breadcrumbs. */
  readonly start?: ReactNode;
  /** Search, state of the connection, running jobs, account. */
  readonly end?: ReactNode;
}

/**
 * The bar above every page, 52 px. It stays while the page scrolls.
 *
 * - Do: leave it to the `AppShell`; use it alone only in a frame of another kind.
 * - Don't: put a page's own actions into it: those belong to the `PageHeader`.
 */
export function TopBar({ menu, start, end, ...props }: TopBarProps) {
  return (
    <Root {...props}>
      {menu}
      <Start>{start}</Start>
      {end && <End>{end}</End>}
    </Root>
  );
}
