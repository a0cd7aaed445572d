/** Small letters without accents, so that `Müller` is found by `muller`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * How well a text fits what was typed: 0 where it begins so, 1 where one of its words does, 2 where it stands
 * anywhere in it; `undefined` where a word that was typed is missing.
 */
export function fitOf(text: string, typed: string): number | undefined {
  const where = plain(text);
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (!wanted.every((word) => where.includes(word))) return undefined;
  const whole = wanted.join(' ');
  if (where.startsWith(whole)) return 0;
  return where.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted[0] ?? '')) ? 1 : 2;
}

/** All of them, what fits by its label first; what fits equally well keeps its order. */
export function bestFirst<TItem extends { label: string }>(items: readonly TItem[], typed: string): TItem[] {
  const place = ({ label }: TItem) => fitOf(label, typed) ?? 3;
  return items.toSorted((one, other) => place(one) - place(other));
}

/** What fits, best first; what fits equally well keeps its order. */
export function fitting<TItem extends { label: string }>(items: readonly TItem[], typed: string): TItem[] {
  return items
    .flatMap((item) => {
      const fit = fitOf(item.label, typed);
      return fit === undefined ? [] : [{ item, fit }];
    })
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ item }) => item);
}
