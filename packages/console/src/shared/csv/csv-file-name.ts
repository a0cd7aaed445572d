/** What a table is saved as: `users-2026-11-21.csv`. */
export const csvFileName = (name: string): string => datedFileName(name, 'csv');

/** The name of a file with the reader's own day, as it sorts. */
export const datedFileName = (name: string, ending: string): string =>
  `${name}-${sortableDay(new Date())}.${ending}`;

/** The reader's own day of a moment: `2026-11-21`. */
export const sortableDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
