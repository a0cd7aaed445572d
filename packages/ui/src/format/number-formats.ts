import { madeOnce } from './made-once.ts';

const numberFormat = (locale: string, options: Intl.NumberFormatOptions) =>
  madeOnce(Intl.NumberFormat, locale, options);

/**
 * A number for the reader: 1204388 → "1,204,388".
 *
 * @param locale BCP 47, the language of the page.
 * @param options what `Intl.NumberFormat` takes, where plain digits are not what is meant.
 */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(locale, options).format(value);
}

/**
 * A share for the reader: 0.624 → "62%", in German "62 %". What is more than nothing never reads as nothing: 0.0001 →
 * "< 1%".
 *
 * @param share 0 to 1 for 0 to 100 percent.
 * @param digits at most so many digits after the point. @default 0
 */
export function formatPercent(share: number, locale: string, digits = 0): string {
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: digits });
  const least = 0.01 / 10 ** digits;
  return share > 0 && share < least / 2 ? `<\u00A0${format.format(least)}` : format.format(share);
}

/**
 * An amount of money for the reader: 119900, "EUR" → "€1,199.00", in German "1.199,00 €".
 *
 * @param minor the amount in the currency's smallest unit: cents for EUR, whole yen for JPY.
 * @param currency ISO 4217.
 * @throws RangeError where the currency is not a code of three letters.
 */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const format = numberFormat(locale, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;

/**
 * An amount of data with its decimal unit, as packages are sold: 78200000000 → "78.2 GB". One gigabyte is
 * 1,000,000,000 bytes.
 */
export function formatBytes(bytes: number, locale: string): string {
  const size = Math.abs(bytes);
  let exponent = size < 1 ? 0 : Math.min(Math.floor(Math.log10(size) / 3), UNITS.length - 1);
  const digitsOf = (amount: number): number => (exponent === 0 || amount >= 100 ? 0 : 1);
  // 999,999 bytes are 1 MB, not 1,000 kB.
  if (exponent < UNITS.length - 1 && Math.round(size / 1000 ** exponent) >= 1000) exponent += 1;
  const amount = bytes / 1000 ** exponent;
  return numberFormat(locale, {
    style: 'unit',
    unit: UNITS[exponent] ?? 'byte',
    // The short form of it has no plural.
    unitDisplay: exponent === 0 ? 'long' : 'short',
    maximumFractionDigits: digitsOf(Math.abs(amount)),
  }).format(amount);
}
