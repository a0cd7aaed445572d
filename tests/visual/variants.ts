import type { ColorScheme } from '@archive-console/ui';

/** One way in which a story is pictured. */
export interface Variant {
  /** Unique among the variants of a story, and part of the names of its lines and files. */
  name: 'light' | 'dark' | 'german';
  theme: ColorScheme;
  /** The width of the window in CSS pixels. Left out: as the story has it. */
  width?: number;
  /** The language that the console is switched to. Left out: as the story has it. */
  language?: 'de';
}

const ofComponents: readonly Variant[] = [
  { name: 'light', theme: 'light' },
  { name: 'dark', theme: 'dark' },
];

const ofScreens: readonly Variant[] = [
  { name: 'light', theme: 'light', width: 1280 },
  { name: 'german', theme: 'light', width: 320, language: 'de' },
];

/** The states in which a screen is pictured: those that differ to the eye. */
const states: readonly string[] = [
  'Populated',
  'Blank',
  'Empty',
  'Server Error',
  // The ordinary states of what has none of those above.
  'Access Denied',
  'Palette Open',
  'Shortcut Help By Menu',
];

/**
 * The variants in which a story is pictured: everything of the design system in both themes, a
 * screen in the states that differ to the eye. The other states of a screen are made of the same
 * parts: tests read them, and take no picture.
 */
export function variantsOf({ title, name }: { title: string; name: string }): readonly Variant[] {
  if (/^(Components|Foundations)\//.test(title)) return ofComponents;
  return title.startsWith('Screens/') && states.includes(name) ? ofScreens : [];
}

const ofBook: readonly Variant[] = [
  { name: 'light', theme: 'light', width: 1280 },
  { name: 'dark', theme: 'dark', width: 1280 },
  { name: 'german', theme: 'light', width: 320, language: 'de' },
];

/** The variants that only the pages of the book show: every state of a screen, every step of a flow. */
export function variantsOfBook(story: { title: string; name: string }): readonly Variant[] {
  if (!/^(Screens|Flows)\//.test(story.title)) return [];
  const compared = variantsOf(story).map(({ name }) => name);
  return ofBook.filter(({ name }) => !compared.includes(name));
}
