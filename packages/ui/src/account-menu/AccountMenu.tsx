import { Avatar } from '../avatar/Avatar.tsx';
import { SignOutIcon } from '../icons.ts';
import type { MenuItem } from '../menu/menu-content.ts';
import { AccountHead, type AccountPerson } from './AccountHead.tsx';
import type { Appearance } from '../appearance-menu/appearance-levels.ts';
import { AppearanceMenu, type AppearanceMenuButtonProps } from '../appearance-menu/AppearanceMenu.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import type { AccountMenuWords } from './account-menu-words.ts';

/** Properties of {@link AccountMenu}. */
export interface AccountMenuProps<TLanguage extends string>
  extends AppearanceMenuButtonProps, Appearance<TLanguage> {
  /** Who is signed in; shown as two letters. */
  readonly userName: string;
  /** Who that is, at the head of the menu. Left out while it is on its way. */
  readonly person?: AccountPerson | undefined;
  /** Called when a pointer or the focus reaches for the menu: the moment to read who that is. */
  readonly onReach?: (() => void) | undefined;
  /** Entries before theme and language: the way to one's own profile. @default none */
  readonly items?: readonly MenuItem[];
  /** Called by the last entry, after the menu has closed. */
  readonly onSignOut: () => void;
  /** Names of the menu and of its entries. */
  readonly words: AccountMenuWords;
}

/**
 * The menu of the signed-in user (specification, section 2: back, dark theme and language entries),
 * and the way out. Its head says who that is; screen readers read it as the menu's description.
 *
 * - Do: put it last in the bar; name in `items` only the account's own pages.
 * - Don't: put actions of the page into it.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space, Arrow down | Opens it on the first entry |
 * | Enter | Chooses; on theme and language leads to their choices, on *Back* out of them |
 * | Arrow right, Arrow left | Leads to the choices of theme and language, and out of them |
 * | Esc | Closes it and gives the focus back |
 */
export function AccountMenu<TLanguage extends string>({
  userName,
  person,
  onReach,
  items = [],
  onSignOut,
  words: own,
  ...props
}: AccountMenuProps<TLanguage>) {
  const words = useUiWords('accountMenu', own);
  return (
    <AppearanceMenu
      {...props}
      label={words.label}
      words={words}
      before={items}
      after={[{ id: 'sign-out', label: words.signOut, icon: SignOutIcon, onAction: onSignOut }]}
      labelled={false}
      head={<AccountHead person={person} />}
      onReach={onReach}
    >
      <Avatar name={userName} tone="accent" />
    </AppearanceMenu>
  );
}
