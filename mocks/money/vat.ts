import { Refusal } from '../refusal.ts';

/** What the number looks like behind the code of its country, as VIES says, the register of the Union. */
export const VAT_ID_SHAPES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12})$/,
};

/** While this id is asked for, the register does not answer: the third outcome of a check. */
export const VAT_ID_OF_SILENT_REGISTER = 'DE300300300';

/** This id belongs to another organization already. */
export const VAT_ID_TAKEN = 'DE909090902';

export const plainVatId = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase();

/** ISO 7064, mod 11,10: the last digit of a German number checks the others. */
function isCheckedInGermany(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/**
 * What the register of VAT ids says.
 *
 * @throws {Refusal} where it does not answer: that says nothing about the id
 */
export function isValidVatId(text: string): boolean {
  const vatId = plainVatId(text);
  if (vatId === VAT_ID_OF_SILENT_REGISTER)
    throw new Refusal('Default.UnexpectedError', 'The register of VAT ids does not answer.');
  const [country, number] = [vatId.slice(0, 2), vatId.slice(2)];
  const isShaped = VAT_ID_SHAPES[country]?.test(number) ?? false;
  return isShaped && (country !== 'DE' || isCheckedInGermany(number));
}
