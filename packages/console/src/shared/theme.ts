import type { AppStorage } from './storage.ts';

/** The choices of the dark-mode setting (specification, section 1). */
export const darkModes = ['auto', 'light', 'dark'] as const;
export type DarkMode = (typeof darkModes)[number];

/** The stored choice, accepted only if valid; else the system's (section 5). */
export function readDarkMode(storage: AppStorage): DarkMode {
  const stored = storage.read('darkMode');
  return darkModes.find((mode) => mode === stored) ?? 'auto';
}

/** Stores the choice and shows it at once; the style sheet does the rest, nothing is rendered again. */
export function applyDarkMode(storage: AppStorage, mode: DarkMode): void {
  storage.write('darkMode', mode);
  document.documentElement.dataset['theme'] = mode;
}
