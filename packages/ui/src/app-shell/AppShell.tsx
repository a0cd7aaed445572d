import { type ComponentProps, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { MenuIcon } from '../icons.ts';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { media } from '../theme/media.ts';
import { TopBar } from '../top-bar/TopBar.tsx';
import { Column, Main, Notice, Root, Side, SkipLink } from './AppShell.styles.ts';
import { SidebarDrawer } from './SidebarDrawer.tsx';

/** Properties of {@link AppShell}. */
export interface AppShellProps extends ComponentProps<'div'> {
  /** A `Sidebar`. Without it the frame has none, as there is nowhere to go yet. */
  readonly sidebar?: ReactNode;
  /** Left in the bar: where the reader is. */
  readonly topStart?: ReactNode;
  /** Right in the bar: search, connection, jobs, account. */
  readonly topEnd?: ReactNode;
  /** Between bar and page: what concerns every page (offline, a new version). */
  readonly notice?: ReactNode;
  /** The words of the link that leads past the navigation. */
  readonly skipLabel: string;
  /** The words of the button that opens the sidebar under 1024 px; also the drawer's name. */
  readonly menuLabel: string;
  /** The words of the button that closes it. */
  readonly closeLabel: string;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * The frame around every page of a signed-in reader: sidebar 236 px, bar 52 px, page.
 *
 * - Do: render it once around all pages of a signed-in reader; put what concerns every page into `notice`.
 * - Don't: put a page's own actions into the bar; don't use it before sign-in, which has a `GateLayout`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the link past the navigation first, then the frame |
 * | Enter | On that link moves the focus to the page |
 * | Esc | Closes the sidebar where it is a drawer, and gives the focus back |
 */
export function AppShell({
  sidebar,
  topStart,
  topEnd,
  notice,
  skipLabel,
  menuLabel,
  closeLabel,
  children,
  ...props
}: AppShellProps) {
  const mainId = useId();
  const main = useRef<HTMLElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  const narrow = useMediaQuery(media.belowWide);
  return (
    <Root {...props}>
      <SkipLink
        href={`#${mainId}`}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {skipLabel}
      </SkipLink>
      {sidebar && !narrow && <Side>{sidebar}</Side>}
      <Column>
        <TopBar
          menu={
            sidebar &&
            narrow && (
              <IconButton
                icon={MenuIcon}
                label={menuLabel}
                aria-haspopup="dialog"
                onClick={() => drawer.current?.showModal()}
              />
            )
          }
          start={topStart}
          end={topEnd}
        />
        <Notice>{notice}</Notice>
        <Main id={mainId} ref={main} tabIndex={-1}>
          {children}
        </Main>
      </Column>
      {sidebar && narrow && (
        <SidebarDrawer drawer={drawer} label={menuLabel} closeLabel={closeLabel}>
          {sidebar}
        </SidebarDrawer>
      )}
    </Root>
  );
}
