import type { Appearance, AppearanceWords } from '../appearance-menu/appearance-levels.ts';
import { AppearanceMenu, type AppearanceMenuButtonProps } from '../appearance-menu/AppearanceMenu.tsx';
import { Icon } from '../icon/Icon.tsx';
import { SettingsIcon } from '../icons.ts';

/** The words of {@link SettingsMenu}. */
export interface SettingsMenuWords extends AppearanceWords {
  /** Written on the button; names the menu. */
  readonly label: string;
}

/** Properties of {@link SettingsMenu}. */
export interface SettingsMenuProps<TLanguage extends string>
  extends AppearanceMenuButtonProps, Appearance<TLanguage> {
  /** The button's word, and those of theme and language. */
  readonly words: SettingsMenuWords;
}

/**
 * Theme and language for an anonymous visitor: the settings menu of the login layout
 * (specification, section 2).
 *
 * - Do: put it on pages that are shown without a signed-in user.
 * - Don't: show it beside an `AccountMenu`, which has the same entries.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space, Arrow down | Opens it on the first entry |
 * | Enter | Chooses; on theme and language leads to their choices, on *Back* out of them |
 * | Arrow right, Arrow left | Leads to the choices of theme and language, and out of them |
 * | Esc | Closes it and gives the focus back |
 */
export function SettingsMenu<TLanguage extends string>({ words, ...props }: SettingsMenuProps<TLanguage>) {
  return (
    <AppearanceMenu {...props} label={words.label} words={words} labelled>
      <Icon of={SettingsIcon} />
      {words.label}
    </AppearanceMenu>
  );
}
