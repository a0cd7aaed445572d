/** A time zone in words beside its identifier: `Europe/Berlin · Central European Time`. */
export function timeZoneText(identifier: string, language: string): string {
  const parts = (() => {
    try {
      const format = new Intl.DateTimeFormat(language, { timeZone: identifier, timeZoneName: 'longGeneric' });
      return format.formatToParts();
    } catch {
      // The service knows a zone that this browser does not.
      return [];
    }
  })();
  const words = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return words === undefined ? identifier : `${identifier} · ${words}`;
}

/** All time zones of the browser, and the one that is stored (D9). */
export function timeZoneChoices(stored: string, language: string): { value: string; label: string }[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), stored]);
  return [...known].toSorted().map((value) => ({ value, label: timeZoneText(value, language) }));
}
