import type { Place } from './steps.ts';

/** Writes figures as the language does. */
export const figureIn =
  ({ words }: Place, options?: Intl.NumberFormatOptions) =>
  (value: number) =>
    new Intl.NumberFormat(words.locale, options).format(value);
export const euros = (shown: Place, amount: number) =>
  figureIn(shown, { style: 'currency', currency: 'EUR' })(amount);
const GIGABYTES = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const;
export const gigabytes = (shown: Place, bytes: number) => figureIn(shown, GIGABYTES)(bytes / 1_000_000_000);
