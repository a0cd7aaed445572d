import type { ColorScheme } from '@archive-console/ui';

/** One way in which a story is pictured. */
export interface Look {
  /** Unique among the looks of a story, and part of the names of its lines and files. */
  name: 'light' | 'dark' | 'german';
  theme: ColorScheme;
  /** The width of the window in CSS pixels. Left out: as the story has it. */
  width?: number;
  /** The language that the console is switched to. Left out: as the story has it. */
  language?: 'de';
}

const ofComponents: readonly Look[] = [
  { name: 'light', theme: 'light' },
  { name: 'dark', theme: 'dark' },
];

const ofScreens: readonly Look[] = [
  { name: 'light', theme: 'light', width: 1280 },
  { name: 'german', theme: 'light', width: 320, language: 'de' },
];

/** The states in which a screen is pictured: those that have a look of their own. */
const states: readonly string[] = [
  'Populated',
  'Blank',
  'Empty',
  'Server Error',
  // The ordinary looks of what has no such state.
  'Access Denied',
  'Palette Open',
  'Shortcut Help By Menu',
];

/**
 * The looks in which a story is pictured: everything of the design system in both themes, a screen in the states that
 * differ to the eye. What else a screen can be in is made of the same parts, and is read, not looked at.
 */
export function looksOf({ title, name }: { title: string; name: string }): readonly Look[] {
  if (/^(Components|Foundations)\//.test(title)) return ofComponents;
  return title.startsWith('Screens/') && states.includes(name) ? ofScreens : [];
}
