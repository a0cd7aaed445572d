/** A span in minutes and seconds, as the language writes them: `1 min 5 sec`. */
export function durationOf(milliseconds: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const part = (value: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const minutes = Math.floor(seconds / 60);
  const rest = part(seconds % 60, 'second');
  return minutes === 0 ? rest : `${part(minutes, 'minute')} ${rest}`;
}
