/** What the tags of a component say about it. `tests/architecture/component-pages.test.ts` keeps them true. */
export const statuses: Readonly<Record<string, string>> = {
  stable: 'Stable: the console uses it.',
  new: 'New: no screen of the console uses it yet.',
};
