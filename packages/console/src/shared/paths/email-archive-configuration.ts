import { prefixes } from './prefixes.ts';

const page = prefixes.emailArchiveConfiguration;

export const emailArchiveConfigurationPaths = {
  /** How the organization at Microsoft is connected (R53). */
  page: () => page,
  /** As whom the service reads mailboxes (R54). */
  edit: () => `${page}/edit`,
};
