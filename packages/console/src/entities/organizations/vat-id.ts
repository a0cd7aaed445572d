/** What a VAT id looks like behind the code of its country, and an example, as VIES, the register of the Union, says. */
const shapes: Readonly<Record<string, readonly [RegExp, string]>> = {
  AT: [/^U\d{8}$/, 'ATU12345678'],
  BE: [/^[01]\d{9}$/, 'BE0123456789'],
  BG: [/^\d{9,10}$/, 'BG123456789'],
  CY: [/^\d{8}[A-Z]$/, 'CY12345678A'],
  CZ: [/^\d{8,10}$/, 'CZ12345678'],
  DE: [/^\d{9}$/, 'DE123456789'],
  DK: [/^\d{8}$/, 'DK12345678'],
  EE: [/^\d{9}$/, 'EE123456789'],
  EL: [/^\d{9}$/, 'EL123456789'],
  ES: [/^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'ESA12345678'],
  FI: [/^\d{8}$/, 'FI12345678'],
  FR: [/^[A-HJ-NP-Z\d]{2}\d{9}$/, 'FR12345678901'],
  HR: [/^\d{11}$/, 'HR12345678901'],
  HU: [/^\d{8}$/, 'HU12345678'],
  IE: [/^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/, 'IE1234567A'],
  IT: [/^\d{11}$/, 'IT12345678901'],
  LT: [/^(?:\d{9}|\d{12})$/, 'LT123456789'],
  LU: [/^\d{8}$/, 'LU12345678'],
  LV: [/^\d{11}$/, 'LV12345678901'],
  MT: [/^\d{8}$/, 'MT12345678'],
  NL: [/^[A-Z\d+*]{10}\d{2}$/, 'NL123456789B01'],
  PL: [/^\d{10}$/, 'PL1234567890'],
  PT: [/^\d{9}$/, 'PT123456789'],
  RO: [/^\d{2,10}$/, 'RO1234567890'],
  SE: [/^\d{12}$/, 'SE123456789001'],
  SI: [/^\d{8}$/, 'SI12345678'],
  SK: [/^\d{10}$/, 'SK1234567890'],
};

/** Countries whose ids begin with another code than their own. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/** How a VAT id fits its country. None of it keeps it from being saved: the service asks the register. */
export type VatIdShape =
  | { kind: 'none' | 'unknown' | 'fits' }
  | { kind: 'elsewhere'; prefix: string }
  | { kind: 'odd'; example: string };

/** What a VAT id of the country looks like; left out where there are none of this kind. */
export const vatIdExample = (countryCode: string): string | undefined => shapes[prefixOf(countryCode)]?.[1];

function prefixOf(countryCode: string): string {
  const country = countryCode.trim().toUpperCase();
  return prefixes[country] ?? country;
}

export function vatIdShape(typed: string, countryCode: string): VatIdShape {
  const vatId = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (vatId.length < 2) return { kind: 'none' };
  const expected = prefixOf(countryCode);
  const prefix = vatId.slice(0, 2);
  // Where the country has no ids of this kind, nothing is known of them.
  if (shapes[expected] === undefined) return { kind: 'unknown' };
  if (prefix !== expected) return { kind: 'elsewhere', prefix: expected };
  const [shape, example] = shapes[expected];
  return shape.test(vatId.slice(2)) ? { kind: 'fits' } : { kind: 'odd', example };
}
