/** The countries of SEPA that the demo knows, and how long an IBAN is there. */
const LENGTHS: Readonly<Record<string, number>> = {
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

export const plainIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** ISO 13616: the country and the check digits go to the end, letters count from 10, the rest by 97 is 1. */
function isChecked(iban: string): boolean {
  let rest = 0;
  for (const sign of `${iban.slice(4)}${iban.slice(0, 4)}`)
    for (const digit of Number.parseInt(sign, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** What is wrong with an IBAN as it is written; `undefined` for a good one. */
export function ibanFault(iban: string): string | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return 'This is not an IBAN.';
  const length = LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length)
    return `An IBAN of ${iban.slice(0, 2)} has ${length} characters.`;
  return isChecked(iban) ? undefined : 'The check digits do not fit.';
}

/** Whether money can be collected from there by direct debit. */
export const isSepa = (iban: string): boolean => iban.slice(0, 2) in LENGTHS;

/** An account as it is shown: no caller needs all of its number to recognize it. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} •••• •••• ${iban.slice(-4)}`;
