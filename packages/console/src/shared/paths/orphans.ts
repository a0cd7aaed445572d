import { prefixes } from './prefixes.ts';

export const orphansPaths = {
  desk: () => prefixes.orphans,
};
