import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Formatters for one language, all through the platform. */
export interface Formats {
  number(value: number): string;
  /** Bytes with a decimal unit: 78,200,000,000 → 78.2 GB. */
  bytes(value: number): string;
  percent(share: number): string;
  date(value: Date): string;
  /** A day of the twelve months around now, without its year: 14 March. */
  dayAndMonth(value: Date): string;
  time(value: Date): string;
  month(value: Date): string;
  /** How long ago, in the largest unit that fits. */
  ago(value: Date, now: Date): string;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;
const SPANS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function createFormats(language: string): Formats {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const dayAndMonth = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const month = new Intl.DateTimeFormat(language, { month: 'short' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    number: (value) => number.format(value),
    bytes(value) {
      const exponent = value < 1 ? 0 : Math.min(Math.floor(Math.log10(value) / 3), UNITS.length - 1);
      const unit = UNITS[exponent] ?? 'byte';
      const amount = value / 1000 ** exponent;
      const digits = exponent === 0 || amount >= 100 ? 0 : 1;
      return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits }).format(
        amount,
      );
    },
    percent: (share) => percent.format(share),
    date: (value) => date.format(value),
    dayAndMonth: (value) => dayAndMonth.format(value),
    time: (value) => time.format(value),
    month: (value) => month.format(value),
    ago(value, now) {
      const elapsed = value.getTime() - now.getTime();
      for (const [unit, span] of SPANS) {
        if (Math.abs(elapsed) >= span) return relative.format(Math.round(elapsed / span), unit);
      }
      return relative.format(0, 'minute');
    },
  };
}

/** The formatters of the language shown now. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(() => createFormats(i18n.language), [i18n.language]);
}
