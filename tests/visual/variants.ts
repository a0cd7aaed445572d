import type { ColorScheme } from '@archive-console/ui';

/** One way in which a story is pictured. */
export interface Variant {
  /** Unique among the variants of a story, and part of the names of its lines and files. */
  name: 'light' | 'dark' | 'german' | 'german-dark' | 'wide';
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

const light: Variant = { name: 'light', theme: 'light', width: 1280 };
const dark: Variant = { name: 'dark', theme: 'dark', width: 1280 };
const german: Variant = { name: 'german', theme: 'light', width: 320, language: 'de' };
const wide: Variant = { name: 'wide', theme: 'light', width: 1920 };

const ofScreens: readonly Variant[] = [light, german];

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

/** States in which the look of all screens was settled (decision 0004), and how they are pictured beside the above. */
export const settled: Readonly<Record<string, readonly Variant[]>> = {
  // The contract leads the headline, the meter is amber until the package is full.
  'screens-dashboard-contract--trial': ofScreens,
  'screens-dashboard-contract--trial-over': ofScreens,
  'screens-dashboard-contract--before-consent': ofScreens,
  'screens-dashboard-dashboard--nearly-full': ofScreens,
  'screens-dashboard-dashboard--populated': [dark],
  // No connection is no error of the service.
  'screens-fatal-error--service-unreachable': [light, dark],
  'screens-users-list--unreachable': ofScreens,
  // While rows are read, head and frame are there; nothing moves by what opens or fails.
  'screens-users-list--loading': ofScreens,
  'screens-users-list--filter-open': [light],
  'screens-shell-frame--navigation-collapsed': [light],
  'screens-sign-in-sign-in--rejected': ofScreens,
  // One lower edge, and a result by causes.
  'screens-users-list--selected': [light, dark, german],
  'screens-users-result-for-many--rejected': [light, dark],
  'screens-shell-run-for-many--put-aside': [light],
  // Quiet rows, one face, all the room of a wide window; text and forms in the middle.
  'screens-users-list--populated': [dark, wide],
  'screens-users-details--populated': [dark, wide],
  'screens-users-details--read-only': ofScreens,
  'screens-users-create--filled': [wide],
  'screens-users-create--invalid': ofScreens,
  'screens-shell-palette--palette-matched': [light, dark],
};

/** A story as it is pictured. */
interface Pictured {
  id: string;
  title: string;
  name: string;
}

/**
 * The variants in which a story is pictured: everything of the design system in both themes, a
 * screen in the states that differ to the eye. The other states of a screen are made of the same
 * parts: tests read them, and take no picture.
 */
export function variantsOf({ id, title, name }: Pictured): readonly Variant[] {
  if (/^(Components|Foundations)\//.test(title)) return ofComponents;
  const ofState = title.startsWith('Screens/') && states.includes(name) ? ofScreens : [];
  // A telephone comes last: what a wide page shows is drawn anew after it.
  return [...(settled[id] ?? []), ...ofState];
}

const ofBook: readonly Variant[] = [light, dark, german, { ...german, name: 'german-dark', theme: 'dark' }];

/** The variants that only the pages of the book show: every state of a screen, every step of a flow. */
export function variantsOfBook(story: Pictured): readonly Variant[] {
  if (!/^(Screens|Flows)\//.test(story.title)) return [];
  const compared = variantsOf(story).map(({ name }) => name);
  return ofBook.filter(({ name }) => !compared.includes(name));
}
