import type { createUser, InputOf, updateUserProfile, User } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import isEmail from 'validator/es/lib/isEmail';
import { addressInAscii } from '#queries/ascii-domain.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import type { FieldSpec } from '#shared/form/fields.ts';
import type { RefusalFields } from '#shared/form/form-errors.ts';
import { emailSchema, requiredText, textSchema } from '#shared/form/text-rules.ts';
import type { ObjectFormState } from '#shared/form/use-object-form.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';

/** The fields of a user, in the order they are shown. */
export const userFields = ['userName', 'primaryEmail', 'firstName', 'lastName', 'displayName'] as const;
export type UserField = (typeof userFields)[number];
export type UserFormValues = Record<UserField, string>;

export const emptyUser = Object.fromEntries(userFields.map((field) => [field, ''])) as UserFormValues;

/** What is stored of a user, as the form shows it. */
export function valuesOf({ userName, primaryEmail, firstName, lastName, displayName }: User): UserFormValues {
  return { userName, primaryEmail, firstName, lastName, displayName };
}

const userName = v.pipe(
  requiredText('users:form.mistake.userNameMissing'),
  v.check((name) => !/\s/.test(name), 'users:form.mistake.userNameSpaces' satisfies WordKey),
  v.check(
    (name) => !name.includes('@') || isEmail(name),
    'users:form.mistake.userNameAddress' satisfies WordKey,
  ),
);

/** Checks a new user. */
export const newUserSchema = v.object({
  userName,
  primaryEmail: emailSchema,
  firstName: textSchema,
  lastName: textSchema,
  displayName: textSchema,
});

/** Checks a user who exists: the address is not changed by this form. */
export const knownUserSchema = v.object({ ...newUserSchema.entries, primaryEmail: textSchema });

/** Where refusals of a new user belong. What is taken may be the name or the address: the service does not say which. */
export const createRefusals: RefusalFields<UserField> = {
  'User.UserNameAlreadyExists': ['userName', 'primaryEmail'],
  'User.CannotInviteUserDomainInUse': ['primaryEmail'],
  'User.MicrosoftUserRequiresReferenceId': ['primaryEmail'],
};

/** Where refusals of a change belong: the address is no field here, its domain is part of the user name. */
export const editRefusals: RefusalFields<UserField> = {
  'User.UserNameAlreadyExists': ['userName'],
  'User.CannotInviteUserDomainInUse': ['userName'],
};

/** The user names and addresses of a form that the service refused as taken. */
export function takenNames<TValues extends UserFormValues>({
  refusal,
  values,
}: Pick<ObjectFormState<TValues>, 'refusal' | 'values'>): string[] {
  if (!hasCode(refusal?.error, 'User.UserNameAlreadyExists')) return [];
  const refused = userFields.filter((field) => refusal?.fields.includes(field));
  return [...new Set(refused.map((field) => values[field].trim().toLowerCase()))].filter(Boolean);
}

/** Values → wire: what was left empty is not sent, so that the service may derive it. A user name may be an address. */
export function newUserOf(values: UserFormValues): InputOf<typeof createUser> {
  const { userName: name, primaryEmail, ...names } = values;
  const all = { userName: addressInAscii(name), primaryEmail: addressInAscii(primaryEmail), ...names };
  const given = userFields.map((field) => [field, all[field].trim()] as const);
  return { userName: '', ...Object.fromEntries(given.filter(([, value]) => value !== '')) };
}

/** Values → wire: the profile of a user who exists. */
export function profileOf(
  userId: string,
  { firstName, lastName, displayName }: UserFormValues,
): InputOf<typeof updateUserProfile> {
  return {
    userId,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    displayName: displayName.trim(),
  };
}

/** What first and last name make together: the display name where no other is given. */
export function fullName({ firstName, lastName }: Pick<UserFormValues, 'firstName' | 'lastName'>): string {
  return [firstName.trim(), lastName.trim()].filter(Boolean).join(' ');
}

/** The name lists will show: the one typed, else first and last name, else the user name. */
export function shownName(values: UserFormValues): string {
  return values.displayName.trim() || fullName(values) || values.userName.trim();
}

const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;

/**
 * The fields of a user.
 *
 * @param isKnown whether the user exists: the service has no call that changes the address
 */
export function useUserFields(isKnown: boolean): readonly FieldSpec<UserFormValues>[] {
  const { t } = useTranslation('users');
  return [
    {
      kind: 'text',
      name: 'userName',
      label: t('field.userName'),
      hint: t('form.userName.hint'),
      required: true,
      input: asTyped,
    },
    {
      kind: 'email',
      name: 'primaryEmail',
      label: t('field.primaryEmail'),
      hint: isKnown ? t('form.primaryEmail.fixed') : undefined,
      required: true,
      isFixed: isKnown,
    },
    { kind: 'text', name: 'firstName', label: t('field.firstName') },
    { kind: 'text', name: 'lastName', label: t('field.lastName') },
    {
      kind: 'text',
      name: 'displayName',
      label: t('field.displayName'),
      hint(values) {
        const name = shownName({ ...values, displayName: '' });
        return name === '' ? t('form.displayName.hint') : t('form.displayName.derived', { name });
      },
    },
  ];
}
