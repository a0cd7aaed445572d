import { initialGlobals } from './initial-globals.ts';

type Globals = Readonly<Record<string, unknown>>;

/** What a frame of the book takes over from the toolbars around it. */
const kept = Object.keys(initialGlobals);

function addressOf(id: string, globals: Globals, mark: string): string {
  const all: Globals = { ...initialGlobals, ...globals };
  const chosen = kept.map((name) => `${name}:${String(all[name])}`).join(';');
  return `?${new URLSearchParams({ id, viewMode: 'story', [mark]: 'true', globals: chosen }).toString()}`;
}

/** Where a story is shown by itself, as it begins: it knows that it is embedded, so nothing is played there. */
export const frameAddress = (id: string, globals: Globals) => addressOf(id, globals, 'embed');

/** Where a story is shown and played in one theme, beside the other one. */
export const addressBeside = (id: string, globals: Globals) => addressOf(id, globals, 'beside');
