import type { ComboboxOption } from './combobox-types.ts';

/** The key of the entry that takes what is typed. */
export const TYPED = 'typed';

/** An option's key in the list; a value of one's own has none of the service's. */
export function entryKey({ id, label }: ComboboxOption): string {
  return id === undefined ? `${TYPED}:${label}` : `id:${id}`;
}

/** What the list shows: the choice is always among it, so that one sees what one would replace. */
export function entriesOf(
  options: readonly ComboboxOption[],
  chosen: ComboboxOption | null,
): readonly ComboboxOption[] {
  if (chosen === null || options.some((option) => entryKey(option) === entryKey(chosen))) return options;
  return [chosen, ...options];
}
