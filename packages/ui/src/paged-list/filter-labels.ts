import { sizeRangeOf } from './filter-values.ts';
import type { ListFilter } from './list-types.ts';
import type { ListWords } from './list-words.ts';

const isText = (text: string | undefined): text is string => text !== undefined && text !== '';

/** What the chip of a filter says: the labels of its values, or its span in the reader's language. */
export function filterLabel({ kind, values, options, unit }: ListFilter, words: ListWords): string {
  const { locale, between, size } = words.spans;
  const span = (write: (bound: string) => string): string => {
    const [from, to] = values.map((bound) => (bound === '' ? undefined : write(bound)));
    return between(from, to);
  };
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  if (kind === 'number')
    return [span((bound) => number.format(Number(bound))), unit].filter(isText).join(' ');
  if (kind === 'date') {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return span((bound) => (Number.isNaN(Date.parse(bound)) ? bound : day.format(new Date(bound))));
  }
  if (kind === 'size') {
    const { moreThan, lessThan } = sizeRangeOf(values);
    const [from, to] = [moreThan, lessThan].map((bound) =>
      bound.amount === null ? undefined : `${number.format(bound.amount)} ${size.units[bound.unit]}`,
    );
    return between(from, to);
  }
  return words.filterValues(
    values.map((value) => options?.find((option) => option.value === value)?.label ?? value),
  );
}
