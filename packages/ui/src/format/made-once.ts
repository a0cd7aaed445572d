const made = new Map<string, unknown>();

/** Making a formatter costs a hundred times as much as using one, so each is made once. */
export function madeOnce<Format, Options>(
  Formatter: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const key = Formatter.name + locale + JSON.stringify(options);
  const format = (made.get(key) as Format | undefined) ?? new Formatter(locale, options);
  made.set(key, format);
  return format;
}
