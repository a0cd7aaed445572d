/**
 * The order after one thing was moved.
 *
 * @param position where it comes to lie, counted from 0 in the list without it
 */
export function movedTo<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  position: number,
): readonly Item[] {
  const moved = items.find((item) => item.id === id);
  if (moved === undefined) return items;
  const others = items.filter((item) => item !== moved);
  return [...others.slice(0, Math.max(0, position)), moved, ...others.slice(Math.max(0, position))];
}

/**
 * Where a row that is dropped beside another one comes to lie, counted from 0 in the list without it; nothing where
 * it stays where it is.
 */
export function dropPosition(
  ids: readonly string[],
  moved: string,
  target: { readonly id: string; readonly side: 'before' | 'after' },
): number | undefined {
  const others = ids.filter((id) => id !== moved);
  const place = others.indexOf(target.id);
  if (place === -1) return undefined;
  const position = target.side === 'after' ? place + 1 : place;
  return position === ids.indexOf(moved) ? undefined : position;
}
