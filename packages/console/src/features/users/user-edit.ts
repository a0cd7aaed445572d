import type { InputOf, updateUserName, updateUserProfile, User } from '@archive-console/api-client';

/** What can be changed of a person; the rest is decided elsewhere. */
export interface EditValues {
  userName: string;
  firstName: string;
  lastName: string;
  displayName: string;
}

export const editFields = ['userName', 'firstName', 'lastName', 'displayName'] as const;
export type EditField = (typeof editFields)[number];

/** The two calls behind the one save; only what differs is sent. */
export interface UserChanges {
  name?: InputOf<typeof updateUserName>;
  profile?: InputOf<typeof updateUserProfile>;
}

export function editValuesOf({ userName, firstName, lastName, displayName }: User): EditValues {
  return { userName, firstName, lastName, displayName };
}

/** Fields that differ; blanks around a value are no difference. */
export function changedFields(from: EditValues, to: EditValues): EditField[] {
  return editFields.filter((field) => from[field].trim() !== to[field].trim());
}

export function changesOf(user: User, values: EditValues): UserChanges {
  const changed = changedFields(editValuesOf(user), values);
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

/** A field that was changed here and, meanwhile, elsewhere. */
export interface Conflict {
  field: EditField;
  mine: string;
  theirs: string;
}

/** Where `mine` and `theirs` went different ways from what was known when the form was filled. */
export function conflictsOf(known: EditValues, mine: EditValues, theirs: EditValues): Conflict[] {
  return editFields
    .filter((field) => theirs[field] !== known[field])
    .filter((field) => mine[field].trim() !== known[field].trim() && mine[field].trim() !== theirs[field].trim())
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
}

/** What the form shows after `theirs` arrived: what was typed stays, what was not touched follows. */
export function merged(known: EditValues, mine: EditValues, theirs: EditValues): EditValues {
  const touched = new Set(changedFields(known, mine));
  const take = (field: EditField) => (touched.has(field) ? mine[field] : theirs[field]);
  return {
    userName: take('userName'),
    firstName: take('firstName'),
    lastName: take('lastName'),
    displayName: take('displayName'),
  };
}
