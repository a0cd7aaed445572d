import { prefixes } from './prefixes.ts';

const page = prefixes.procedure;

export const procedurePaths = {
  /** How this tenant archives, written down for an auditor. */
  page: () => page,
};
