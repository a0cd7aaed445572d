import type { InputOf, updateUserName, updateUserProfile, User } from '@archive-console/api-client';
import type { RefusalFields } from '#shared/form/form-errors.ts';
import { fullName, type UserFormValues } from './user-form.ts';

/** What can be changed of a person who exists. */
export const editFields = ['userName', 'firstName', 'lastName', 'displayName'] as const;
export type EditField = (typeof editFields)[number];

/** What cannot: the service has no call for it. */
export const fixedFields = ['primaryEmail'] as const;

/** Where the service's refusals of a change belong: the address is no field here, its domain is part of the user name. */
export const editRefusals: RefusalFields<EditField> = {
  'User.UserNameAlreadyExists': ['userName'],
  'User.CannotInviteUserDomainInUse': ['userName'],
};

/** The two calls behind the one save; only what differs is sent. */
export interface UserChanges {
  name?: InputOf<typeof updateUserName>;
  profile?: InputOf<typeof updateUserProfile>;
}

export function formValuesOf({
  userName,
  primaryEmail,
  firstName,
  lastName,
  displayName,
}: User): UserFormValues {
  return { userName, primaryEmail, firstName, lastName, displayName };
}

/** Fields that differ; blanks around a value are no difference. */
export function changedFields(from: UserFormValues, to: UserFormValues): EditField[] {
  return editFields.filter((field) => from[field].trim() !== to[field].trim());
}

export function changesOf(user: User, values: UserFormValues): UserChanges {
  const changed = changedFields(formValuesOf(user), values);
  const changes: UserChanges = {};
  if (changed.includes('userName')) changes.name = { userId: user.id, userName: values.userName.trim() };
  if (changed.some((field) => field !== 'userName')) {
    changes.profile = {
      userId: user.id,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      displayName: values.displayName.trim(),
    };
  }
  return changes;
}

/** Whether the display name is what first and last name make: then it follows them, as a new person's does. */
export function isDerived(values: Pick<UserFormValues, 'displayName' | 'firstName' | 'lastName'>): boolean {
  return values.displayName.trim() === fullName(values);
}

/** What became of each field since the form was filled. */
export interface Meanwhile {
  /** Changed elsewhere and not here, or here and there to the same: the form follows. */
  follow: EditField[];
  /** Changed here and there, differently: somebody has to decide. */
  conflicts: EditField[];
  /** Changed here and there, but typed nowhere: it comes of other fields, and is decided with them. */
  derived: EditField[];
}

/** Compares what is `known` to the form, what was typed, and what the service says now. */
export function meanwhile(known: UserFormValues, mine: UserFormValues, theirs: UserFormValues): Meanwhile {
  const moved = editFields.filter((field) => theirs[field] !== known[field]);
  const differs = (field: EditField) =>
    mine[field].trim() !== known[field].trim() && mine[field].trim() !== theirs[field].trim();
  const follows = (field: EditField) => field === 'displayName' && isDerived(mine) && isDerived(theirs);
  return {
    follow: moved.filter((field) => !differs(field)),
    conflicts: moved.filter((field) => differs(field) && !follows(field)),
    derived: moved.filter((field) => differs(field) && follows(field)),
  };
}
