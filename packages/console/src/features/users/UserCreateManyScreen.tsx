import { Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { FurtherUsers } from '#entities/tenant-subscriptions/FurtherUsers.tsx';
import { notSynchronized } from '#entities/trusted-domains/synchronized-domain.ts';
import { usersBulk } from '#queries/users-bulk.ts';
import { CreateManyScreen } from '#shared/create-many/CreateManyScreen.tsx';
import { manyAction } from '#shared/create-many/many-action.ts';
import { manyLoader, type ManySpec } from '#shared/create-many/many-spec.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { emptyUser, newUserOf, newUserSchema, shownName, type UserFormValues } from './user-form.ts';

const spec: ManySpec<UserFormValues> = {
  id: 'users.createMany',
  title: 'users:list.createMany',
  columns: [
    {
      field: 'userName',
      label: 'users:field.userName',
      also: 'create-many:users.also.userName',
      isRequired: true,
      isUnique: true,
      check: notSynchronized,
    },
    {
      field: 'primaryEmail',
      label: 'users:field.primaryEmail',
      also: 'create-many:users.also.primaryEmail',
      isRequired: true,
      isUnique: true,
      check: notSynchronized,
    },
    { field: 'firstName', label: 'users:field.firstName', also: 'create-many:users.also.firstName' },
    { field: 'lastName', label: 'users:field.lastName', also: 'create-many:users.also.lastName' },
    { field: 'displayName', label: 'users:field.displayName', also: 'create-many:users.also.displayName' },
  ],
  blank: emptyUser,
  schema: newUserSchema,
  targetOf: (values) => ({
    name: shownName(values),
    userName: values.userName,
    email: values.primaryEmail,
  }),
  bulk: (queryClient, valuesOf) => usersBulk.create(queryClient, (row) => newUserOf(valuesOf(row))),
  refusals: { 'User.UserNameAlreadyExists': 'new-user:taken' },
  Notice: CreateManyNotice,
  list: usersPaths.list,
  words: {
    example: 'create-many:users.example',
    submit: 'create-many:users.submit',
    run: 'create-many:users.run',
    done: 'create-many:users.done',
    partlyDone: 'create-many:users.partlyDone',
    file: 'create-many:users.file',
  },
};

export const loader = manyLoader(spec);

export const createUsers = manyAction(spec);

/** What further users cost, and how each of them comes to sign in. */
function CreateManyNotice({ count }: { count: number }) {
  const { t } = useTranslation('create-many');
  return (
    <>
      <FurtherUsers count={count} />
      <Text tone="muted">{t('users.signIn')}</Text>
    </>
  );
}

/** Many new users from a list. */
export function UserCreateManyScreen() {
  // What is wrong with a row is said in them.
  useTranslation('new-user');
  return <CreateManyScreen spec={spec} />;
}
