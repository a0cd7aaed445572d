import { formatNumber } from './number-formats.ts';

const units = ['day', 'hour', 'minute', 'second'] as const;
const seconds: Record<(typeof units)[number], number> = { day: 86_400, hour: 3600, minute: 60, second: 1 };

function formatUnit(value: number, unit: (typeof units)[number], locale: string): string {
  return formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'short' });
}

/**
 * A span in its two largest units: "2 hr 14 min", in German "2 Std. 14 Min.". Never more than has passed, and never
 * below nothing. Put together from numbers with units: `Intl.DurationFormat` is younger than many browsers in use.
 *
 * @param locale BCP 47, the language of the page.
 */
export function formatDuration(milliseconds: number, locale: string): string {
  const whole = Math.max(0, Math.floor(milliseconds / 1000));
  const [unit = 'second', next] = units.slice(units.findIndex((name) => whole >= seconds[name]));
  const first = formatUnit(Math.floor(whole / seconds[unit]), unit, locale);
  if (next === undefined) return first;
  return `${first} ${formatUnit(Math.floor((whole % seconds[unit]) / seconds[next]), next, locale)}`;
}
