import * as v from 'valibot';
import isEmail from 'validator/es/lib/isEmail';
import type { WordKey } from '#shared/i18n/use-words.ts';
import { MAX_LINE, MAX_TEXT } from './text-limits.ts';

const MAX_EMAIL = 254;
const MAX_LOCAL_PART = 64;

/** What is wrong with an e-mail address, in the words that are there before the sign-in (specification, section 5); the first thing that is wrong is said, the rest follows from it. */
export function emailMistake(address: string): WordKey | undefined {
  if (address === '') return 'shell:email.missing';
  if (isEmail(address)) return undefined;
  if (/[<>]/.test(address)) return 'shell:email.withName';
  if (address.length > MAX_EMAIL) return 'shell:email.tooLong';
  const at = address.lastIndexOf('@');
  return at > 0 && new TextEncoder().encode(address.slice(0, at)).length > MAX_LOCAL_PART
    ? 'shell:email.localPartTooLong'
    : 'shell:email.invalid';
}

/** The same, with what is missing or too much in one that is not complete. */
export function addressMistake(address: string): WordKey | undefined {
  const mistake = emailMistake(address);
  if (mistake !== 'shell:email.invalid') return mistake;
  const [name, domain, ...more] = address.split('@');
  if (domain === undefined) return 'objects:form.email.at';
  if (more.length > 0) return 'objects:form.email.several';
  if (/\s/.test(address)) return 'objects:form.email.space';
  if (name === '') return 'objects:form.email.name';
  if (domain === '') return 'objects:form.email.domain';
  return domain.includes('.') ? mistake : 'objects:form.email.ending';
}

/** An e-mail address as a form checks it. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.rawCheck(({ dataset, addIssue }) => {
    const mistake = dataset.typed ? addressMistake(dataset.value) : undefined;
    if (mistake !== undefined) addIssue({ message: mistake });
  }),
);

/** A text as a form checks it: without the blanks around it. */
export const textSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_LINE, 'objects:form.lineTooLong' satisfies WordKey),
);

/** A text of several lines. */
export const linesSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT, 'objects:form.textTooLong' satisfies WordKey),
);

/** Several texts, each of them no longer than one of several lines. */
export const textsSchema = v.pipe(
  v.array(v.string()),
  v.check(
    (texts) => texts.every(({ length }) => length <= MAX_TEXT),
    'objects:form.textTooLong' satisfies WordKey,
  ),
);

/** A text that may not be empty, and what is said where it is. */
export const requiredText = (mistake: WordKey) => v.pipe(textSchema, v.nonEmpty(mistake));
