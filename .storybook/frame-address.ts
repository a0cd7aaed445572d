import { initialGlobals } from './initial-globals.ts';

/** What a frame of the book takes over from the toolbars around it. */
const kept = Object.keys(initialGlobals);

/** Where a story is shown by itself. It knows that it is embedded, so nothing is played there: two would want the focus. */
export function frameAddress(id: string, globals: Readonly<Record<string, unknown>>): string {
  const all: Readonly<Record<string, unknown>> = { ...initialGlobals, ...globals };
  const chosen = kept.map((name) => `${name}:${String(all[name])}`).join(';');
  return `?${new URLSearchParams({ id, viewMode: 'story', embed: 'true', globals: chosen }).toString()}`;
}
