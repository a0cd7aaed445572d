import type { Appearance, AppearanceWords } from '../account-menu/appearance-menu.ts';
import { LevelMenu, type LevelMenuButtonProps } from '../account-menu/LevelMenu.tsx';
import { Icon } from '../icon/Icon.tsx';
import { SettingsIcon } from '../icons.ts';

/** The words of {@link SettingsMenu}. */
export interface SettingsMenuWords extends AppearanceWords {
  /** Written on the button; names the menu. */
  readonly label: string;
}

/** Properties of {@link SettingsMenu}. */
export interface SettingsMenuProps<TLanguage extends string>
  extends LevelMenuButtonProps, Appearance<TLanguage> {
  readonly words: SettingsMenuWords;
}

/** Theme and language for whoever is not signed in: the settings menu of the login layout (specification, section 2). */
export function SettingsMenu<TLanguage extends string>({ words, ...props }: SettingsMenuProps<TLanguage>) {
  return (
    <LevelMenu {...props} label={words.label} words={words} labelled>
      <Icon of={SettingsIcon} />
      {words.label}
    </LevelMenu>
  );
}
