import type { ChartPoint, TimeSeriesWords } from '@archive-console/ui';

/** The first of a month of the reader's calendar; 0 is December 2025. */
export const month = (index: number): Date => new Date(2025, 11 + index, 1);

/** A day of the reader's calendar; 0 is 1 September 2026. */
export const day = (index: number): Date => new Date(2026, 8, 1 + index);

/** Values one after the other, beginning with the first moment. */
export const seriesOf = (at: (index: number) => Date, values: readonly (number | null)[]): ChartPoint[] =>
  values.map((value, index) => ({ at: at(index), value }));

/** Twelve months of an archive that grows. */
export const gigabytes = seriesOf(month, [42, 44, 47, 49, 53, 55, 61, 64, 66, 71, 75, 78]);

/** What comes after them at their pace, with its range. */
export const outlook = {
  label: 'At the pace of these months',
  points: [1, 2, 3].map((step) => ({
    at: month(11 + step),
    value: 78 + step * 3,
    low: 78 + step * 2,
    high: 78 + step * 4,
  })),
};

/** Mails a day over five weeks: few at weekends. */
export const mails = (per: number, count = 35): ChartPoint[] =>
  seriesOf(
    day,
    Array.from({ length: count }, (_, index) =>
      Math.round(per * ([0, 6].includes(day(index).getDay()) ? 0.22 : 1 + 0.18 * Math.sin(index * 1.7))),
    ),
  );

/** A date in a language of the book. */
export const formatIn =
  (language: string, options: Intl.DateTimeFormatOptions) =>
  (at: Date): string =>
    at.toLocaleDateString(language, options);

export const chartWords: TimeSeriesWords = {
  table: 'Storage by month',
  date: 'Month',
  csv: 'Download CSV',
  print: 'Print',
};
