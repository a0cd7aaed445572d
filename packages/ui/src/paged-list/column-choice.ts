import type { ListColumn, ListColumnChoice } from './list-types.ts';

/** The columns a reader may arrange, in the order chosen so far: all but the lead, which always comes first. */
export function arrangeable<Row>(
  columns: readonly ListColumn<Row>[],
  choice: ListColumnChoice,
): readonly ListColumn<Row>[] {
  const rest = columns.filter((column) => !column.lead);
  const placed = choice.order.flatMap((id) => rest.filter((column) => column.id === id));
  return [...placed, ...rest.filter((column) => !choice.order.includes(column.id))];
}

/** The choice with one column shown or hidden. */
export function withVisibility(choice: ListColumnChoice, id: string, isVisible: boolean): ListColumnChoice {
  const others = choice.hidden.filter((other) => other !== id);
  return { ...choice, hidden: isVisible ? others : [...others, id] };
}

/** The choice with one column moved by `step` places; at an end it stays. */
export function moved(
  choice: ListColumnChoice,
  order: readonly string[],
  id: string,
  step: -1 | 1,
): ListColumnChoice {
  const from = order.indexOf(id);
  const neighbor = order[from + step];
  if (from < 0 || neighbor === undefined) return choice;
  return {
    ...choice,
    order: order.map((other) => (other === id ? neighbor : other === neighbor ? id : other)),
  };
}

/** The narrowest and the widest a reader can make a column, in CSS pixels. */
export const columnBounds = { narrowest: 64, widest: 640 } as const;

/** The choice with one column as wide as asked, within {@link columnBounds}. */
export function withWidth(choice: ListColumnChoice, id: string, width: number): ListColumnChoice {
  const { narrowest, widest } = columnBounds;
  const pixels = Math.round(Math.min(widest, Math.max(narrowest, width)));
  return { ...choice, widths: { ...choice.widths, [id]: pixels } };
}
