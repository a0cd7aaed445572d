import { isPathOfThisOrigin } from '@archive-console/api-client';

/**
 * The address a browser is led back to, unless it could lead away: it is a path of this origin, or of one of those
 * given (`https://console.example`).
 */
export function returnAddress(
  address: string | undefined,
  origins: readonly string[] = [],
): string | undefined {
  if (address === undefined || origins.includes(address)) return address;
  const origin = origins.find((known) => address.startsWith(`${known}/`)) ?? '';
  return isPathOfThisOrigin(address.slice(origin.length)) ? address : undefined;
}
