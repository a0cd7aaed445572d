/** A mistake in the record that the service's own words can show. */
export type Finding = 'doubled' | 'host' | 'value';

/** Which mistake the service's own words give away, where they say what was found. */
export function findingOf(
  detail: string | undefined,
  domainName: string,
  value: string,
): Finding | undefined {
  if (detail === undefined) return undefined;
  if (detail.includes(`${domainName}.${domainName}`)) return 'doubled';
  if (detail.includes(value)) return 'host';
  const [prefix = value] = value.split('=', 1);
  return detail.includes(`${prefix}=`) ? 'value' : undefined;
}
