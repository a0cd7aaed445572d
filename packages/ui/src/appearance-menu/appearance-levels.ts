import { BackIcon, LanguageIcon, ThemeIcon } from '../icons.ts';
import type { MenuItem, MenuSection } from '../menu/menu-content.ts';

/** The choices of the dark theme (specification, section 1); `auto` follows the system. */
export const themeChoices = ['auto', 'light', 'dark'] as const;

/** One of {@link themeChoices}. */
export type ThemeChoice = (typeof themeChoices)[number];

/** A language the reader can choose, named in itself. */
export interface LanguageChoice<TLanguage extends string = string> {
  /** A BCP 47 tag; its label is read out in it. */
  readonly value: TLanguage;
  /** Its name in itself ("Deutsch"). */
  readonly label: string;
}

/** What is chosen now, and what to do when the reader chooses anew. */
export interface Appearance<TLanguage extends string = string> {
  /** The choice that is marked; the caller keeps it. */
  readonly theme: ThemeChoice;
  /** Called with the theme that was chosen. */
  readonly onTheme: (theme: ThemeChoice) => void;
  /** The `value` of the choice that is marked; the caller keeps it. */
  readonly language: TLanguage;
  /** In the order they are offered. */
  readonly languages: readonly LanguageChoice<TLanguage>[];
  /** Called with the `value` of the language that was chosen. */
  readonly onLanguage: (language: TLanguage) => void;
}

/** The words of theme and language. */
export interface AppearanceWords {
  /** Leads from a sub-menu to the menu. */
  readonly back?: string;
  readonly theme?: string;
  readonly themes?: Readonly<Record<ThemeChoice, string>>;
  readonly language?: string;
}

/** Where in the menu the reader is. */
export type MenuLevel = 'top' | 'theme' | 'language';

/** The entries that lead to theme and language; each says what is chosen now. */
export function appearanceEntries<TLanguage extends string>(
  appearance: Appearance<TLanguage>,
  words: Required<AppearanceWords>,
  open: (level: MenuLevel) => void,
): MenuItem[] {
  const spoken = appearance.languages.find(({ value }) => value === appearance.language)?.label;
  return [
    {
      id: 'theme',
      label: words.theme,
      description: words.themes[appearance.theme],
      icon: ThemeIcon,
      leads: 'deeper',
      onAction: () => open('theme'),
    },
    {
      id: 'language',
      label: words.language,
      description: spoken,
      icon: LanguageIcon,
      leads: 'deeper',
      onAction: () => open('language'),
    },
  ];
}

/** A sub-menu: the way back, then the choices. Choosing closes the menu. */
export function choiceLevel<TLanguage extends string>(
  level: Exclude<MenuLevel, 'top'>,
  appearance: Appearance<TLanguage>,
  words: Required<AppearanceWords>,
  open: (level: MenuLevel) => void,
): MenuSection[] {
  const back: MenuItem = {
    id: 'back',
    label: words.back,
    icon: BackIcon,
    leads: 'back',
    onAction: () => open('top'),
  };
  const choices =
    level === 'theme'
      ? themeChoices.map((value) => ({
          id: value,
          label: words.themes[value],
          checked: value === appearance.theme,
          onAction: () => appearance.onTheme(value),
        }))
      : appearance.languages.map(({ value, label }) => ({
          id: value,
          label,
          lang: value,
          checked: value === appearance.language,
          onAction: () => appearance.onLanguage(value),
        }));
  return [
    { id: 'way-back', items: [back] },
    { id: level, title: level === 'theme' ? words.theme : words.language, choice: 'one', items: choices },
  ];
}
