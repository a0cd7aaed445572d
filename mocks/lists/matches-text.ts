/** Upper and lower case and accents do not matter to somebody who searches. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

/** Tells which rows contain every word of the filter, in any of their fields. An empty filter keeps all. */
export function matchesText<TRow>(
  filter: string | undefined,
  fields: (row: TRow) => readonly string[],
): (row: TRow) => boolean {
  const words = plain(filter ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return (row) => {
    const text = plain(fields(row).join('\n'));
    return words.every((word) => text.includes(word));
  };
}
