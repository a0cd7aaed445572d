import { prefixes } from './prefixes.ts';

const list = prefixes.help;

export const helpPaths = {
  list: () => list,
  /** What an error code means. */
  code: (code: string) => `${list}/${encodeURIComponent(code)}`,
};
