/** What a table is saved as: `users-2026-11-21.csv`, with the reader's own day, as it sorts. */
export function csvFileName(name: string): string {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${name}-${day}.csv`;
}
