import { madeOnce } from '../format/made-once.ts';
import type { SizeUnit } from '../size-filter/size-in-bytes.ts';
import { sizeRangeOf } from './filter-values.ts';
import type { ListFilter } from './list-types.ts';
import type { AllListWords } from './list-words.ts';

const isText = (text: string | undefined): text is string => text !== undefined && text !== '';

/** What the chip of a filter says: the labels of its values, or its span in the reader's language. */
export function filterLabel(
  { kind, values, options, unit }: ListFilter,
  words: Pick<AllListWords, 'spans' | 'filterValues'>,
  units: Readonly<Record<SizeUnit, string>>,
): string {
  const { locale, chosen } = words.spans;
  const written = (write: (bound: string) => string) =>
    values.map((bound) => (bound === '' ? undefined : write(bound)));
  const number = madeOnce(Intl.NumberFormat, locale, { maximumFractionDigits: 3 });
  if (kind === 'number') {
    const [from, to] = written((bound) => number.format(Number(bound)));
    return [chosen.number(from, to), unit].filter(isText).join(' ');
  }
  if (kind === 'date') {
    const day = madeOnce(Intl.DateTimeFormat, locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const [from, to] = written((bound) =>
      Number.isNaN(Date.parse(bound)) ? bound : day.format(new Date(bound)),
    );
    return chosen.date(from, to);
  }
  if (kind === 'size') {
    const { moreThan, lessThan } = sizeRangeOf(values);
    const [from, to] = [moreThan, lessThan].map((bound) =>
      bound.amount === null ? undefined : `${number.format(bound.amount)} ${units[bound.unit]}`,
    );
    return chosen.size(from, to);
  }
  return words.filterValues(
    values.map((value) => options?.find((option) => option.value === value)?.label ?? value),
  );
}
