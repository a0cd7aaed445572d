/** What a frame of the book takes over from the toolbars around it. */
const kept = ['theme', 'language', 'motion', 'density'];

/** Where a story is shown by itself. It knows that it is embedded, so nothing is played there: two would want the focus. */
export function frameAddress(id: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = kept.map((name) => `${name}:${String(globals[name])}`).join(';');
  return `?${new URLSearchParams({ id, viewMode: 'story', embed: 'true', globals: chosen }).toString()}`;
}
