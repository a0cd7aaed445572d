import isEmail from 'validator/es/lib/isEmail';

/** What can be wrong with an e-mail address, told apart where that helps to mend it. */
export const emailMistakes = ['emailInvalid', 'emailTooLong', 'localPartTooLong', 'emailWithName'] as const;
export type EmailMistake = (typeof emailMistakes)[number];

const MAX_EMAIL = 254;
const MAX_LOCAL_PART = 64;

/** The e-mail rule of the specification, section 5; the first thing that is wrong is said, the rest follows from it. */
export function emailMistake(address: string): EmailMistake | undefined {
  if (isEmail(address)) return undefined;
  if (/[<>]/.test(address)) return 'emailWithName';
  if (address.length > MAX_EMAIL) return 'emailTooLong';
  const at = address.lastIndexOf('@');
  return at > 0 && new TextEncoder().encode(address.slice(0, at)).length > MAX_LOCAL_PART
    ? 'localPartTooLong'
    : 'emailInvalid';
}
