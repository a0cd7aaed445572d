/** What a table is saved as: `users-2026-11-21.csv`. */
export const csvFileName = (name: string): string => datedFileName(name, 'csv');

/** The name of a file with the reader's own day, as it sorts. */
export function datedFileName(name: string, ending: string): string {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${name}-${day}.${ending}`;
}
