import type { createUser, InputOf } from '@archive-console/api-client';
import * as v from 'valibot';
import isEmail from 'validator/es/lib/isEmail';
import { emailMistake, emailMistakes } from '#shared/form/email-rule.ts';
import type { RefusalFields } from '#shared/form/form-errors.ts';

/** The fields of a person's form, new or known, in the order they are shown: two in a row, the last one alone. */
export const userFields = ['userName', 'primaryEmail', 'firstName', 'lastName', 'displayName'] as const;
export type UserField = (typeof userFields)[number];
export type UserFormValues = Record<UserField, string>;

export const emptyUser: UserFormValues = {
  userName: '',
  primaryEmail: '',
  firstName: '',
  lastName: '',
  displayName: '',
};

/** What our own check can say of a field; its words are `form.mistake.<one of these>`. */
export const userMistakes = [
  'userNameMissing',
  'userNameSpaces',
  'userNameAddress',
  'emailMissing',
  ...emailMistakes,
] as const;
export type UserMistake = (typeof userMistakes)[number];

const text = v.pipe(v.string(), v.trim());
const required = (mistake: UserMistake) => v.pipe(text, v.nonEmpty(mistake));

/** Where the service's refusals of a person belong. What is taken may be the name or the address: it does not say. */
export const refusalFields: RefusalFields<UserField> = {
  'User.UserNameAlreadyExists': ['userName', 'primaryEmail'],
  'User.CannotInviteUserDomainInUse': ['primaryEmail'],
  'User.MicrosoftUserRequiresReferenceId': ['primaryEmail'],
};

const email = v.pipe(
  required('emailMissing'),
  v.rawCheck(({ dataset, addIssue }) => {
    const mistake = dataset.typed && dataset.value !== '' ? emailMistake(dataset.value) : undefined;
    if (mistake !== undefined) addIssue({ message: mistake });
  }),
);

const userName = v.pipe(
  required('userNameMissing'),
  v.check((name) => !/\s/.test(name), 'userNameSpaces' satisfies UserMistake),
  v.check((name) => !name.includes('@') || isEmail(name), 'userNameAddress' satisfies UserMistake),
);

/** Checks a new person. */
export const newUserSchema = v.object({
  userName,
  primaryEmail: email,
  firstName: text,
  lastName: text,
  displayName: text,
});

/** Whether a value may stand: only then is it said as a fact. */
export function isRight(field: UserField, value: string): boolean {
  return v.is(newUserSchema.entries[field], value);
}

/** Checks a person who exists: the address is not changed by this form. */
export const knownUserSchema = v.object({ ...newUserSchema.entries, primaryEmail: text });

/** Values → wire: what was left empty is not sent, so that the service may derive it. */
export function newUserOf(values: UserFormValues): InputOf<typeof createUser> {
  const given = Object.entries(values)
    .map(([field, value]) => [field, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return { userName: '', ...Object.fromEntries(given) };
}

/** What first and last name make together: the display name of who is given no other. */
export function fullName({ firstName, lastName }: Pick<UserFormValues, 'firstName' | 'lastName'>): string {
  return [firstName.trim(), lastName.trim()].filter(Boolean).join(' ');
}

/** The name lists will show: the one typed, else first and last name, else the user name. */
export function shownName(values: UserFormValues): string {
  return values.displayName.trim() || fullName(values) || values.userName.trim();
}
