import { formatBytes, formatDate, formatNumber, formatPercent, formatRelative } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The design system's formatters, bound to one language. */
export interface Formats {
  number(value: number): string;
  /** Bytes with a decimal unit: 78,200,000,000 → 78.2 GB. */
  bytes(value: number): string;
  percent(share: number): string;
  date(value: Date): string;
  /** A day of the twelve months around now, without its year: March 14. */
  dayAndMonth(value: Date): string;
  time(value: Date): string;
  /** The date and the time of day: Mar 14, 2026, 2:02 PM. */
  moment(value: Date): string;
  month(value: Date): string;
  /** How long ago, in the largest unit that fits. */
  ago(value: Date, now: Date): string;
}

export function createFormats(language: string): Formats {
  return {
    number: (value) => formatNumber(value, language),
    bytes: (value) => formatBytes(value, language),
    percent: (share) => formatPercent(share, language),
    date: (value) => formatDate(value, language),
    dayAndMonth: (value) => formatDate(value, language, 'dayAndMonth'),
    time: (value) => formatDate(value, language, 'time'),
    moment: (value) => formatDate(value, language, 'both'),
    month: (value) => formatDate(value, language, 'month'),
    ago: (value, now) => formatRelative(value, now, language),
  };
}

/** The formatters of the language shown now. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(() => createFormats(i18n.language), [i18n.language]);
}
