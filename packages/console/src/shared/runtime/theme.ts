import type { AppStorage } from '#shared/storage.ts';

/** The choices of the dark-mode setting (specification, section 1). */
export const darkModes = ['auto', 'light', 'dark'] as const;
export type DarkMode = (typeof darkModes)[number];

/** What was chosen on this page, which holds also where the browser stores nothing. */
const chosen = new WeakMap<AppStorage, DarkMode>();
const watchers = new Set<() => void>();

/** What was chosen, or is stored, accepted only if valid; else the system's (section 5). */
export function readDarkMode(storage: AppStorage): DarkMode {
  const stored = storage.read('darkMode');
  return chosen.get(storage) ?? darkModes.find((mode) => mode === stored) ?? 'auto';
}

/** Stores the choice, applies it through the style sheet and notifies menus that name it. */
export function applyDarkMode(storage: AppStorage, mode: DarkMode): void {
  storage.write('darkMode', mode);
  chosen.set(storage, mode);
  document.documentElement.dataset['theme'] = mode;
  for (const watcher of watchers) watcher();
}

/** Is called whenever a theme was chosen. */
export function watchDarkMode(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
