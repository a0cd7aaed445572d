/** What is typed, as banks write it into files: without blanks, in capitals. */
export const plainIban = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

const SHAPE = /^[A-Z]{2}\d{2}[A-Z\d]+$/;

/** How long an IBAN is where direct debit is usual (SEPA). */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  CZ: 24,
  DE: 22,
  DK: 18,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  IE: 22,
  IT: 27,
  LI: 21,
  LU: 20,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  SE: 24,
};

/** How far an IBAN is typed. Of what fits, and of countries that are not known here, the service decides (D47). */
export type IbanProgress =
  | { kind: 'short' | 'long'; typed: number; length: number }
  | { kind: 'unknown' | 'mistyped' | 'fits' };

export function ibanProgress(text: string): IbanProgress {
  const iban = plainIban(text);
  const length = lengths[iban.slice(0, 2)];
  if (length === undefined) return { kind: 'unknown' };
  if (iban.length !== length)
    return { kind: iban.length < length ? 'short' : 'long', typed: iban.length, length };
  return { kind: SHAPE.test(iban) && isChecked(iban) ? 'fits' : 'mistyped' };
}

const BIC = /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/;

/** ISO 9362: bank, country and place, with or without the branch. */
export const isBic = (typed: string): boolean => BIC.test(plainIban(typed));

const LETTERS_FROM = 36;
const MODULUS = 97;

/** ISO 13616: with the first four at the end, and letters counted from 10, the rest by 97 is 1. */
function isChecked(iban: string): boolean {
  let rest = 0;
  for (const sign of `${iban.slice(4)}${iban.slice(0, 4)}`)
    for (const digit of Number.parseInt(sign, LETTERS_FROM).toString())
      rest = (rest * 10 + Number(digit)) % MODULUS;
  return rest === 1;
}
