import type { User } from '@archive-console/api-client';
import { AddPersonIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { nameOf } from '#queries/users.ts';
import { NothingYet } from '#shared/actions/NothingYet.tsx';
import { type RemovalOptions, useRemoval } from '#shared/actions/use-removal.tsx';
import type { CsvColumn } from '#shared/csv/csv.ts';
import type { ListSpec } from '#shared/list/list-spec.ts';
import { ListTable } from '#shared/list/ListTable.tsx';
import { useOriginWords } from '#shared/list/origin.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useUserColumns } from './use-user-columns.tsx';

type UserListSpec<TMatching extends object> = ListSpec<User, never, TMatching>;

/** Declares the list of the users of one object. */
export const usersOf = <TMatching extends object>(
  spec: Pick<UserListSpec<TMatching>, 'id' | 'name' | 'matching' | 'read' | 'readPages' | 'words'>,
): UserListSpec<TMatching> => ({
  ...spec,
  defaultSort: 'displayName',
  sortable: ['displayName', 'primaryEmail', 'hasExternalReference'],
  filters: {},
  nameOf,
  notFound: 'User.NotFound',
});

interface UsersOfObjectProps<TFilter extends string, TMatching extends object, TInput, TRemoved, TPutBack> {
  /** What they belong to. Where Microsoft 365 manages it, the service refuses every change. */
  object: { id: string; hasExternalReference: boolean };
  spec: ListSpec<User, TFilter, TMatching>;
  /** Names the table. */
  label: string;
  /** How one or many of them are taken out. */
  removal: Omit<RemovalOptions<User, TInput, TRemoved, TPutBack>, 'nameOf' | 'whyNot'>;
  /** Where there are none. */
  empty: { title: string; text: string };
  /** The dialog that adds some. */
  add: { to: string; label: string };
}

/** The people who belong to a group or a mailbox. Those of a local one can be removed here, one or many. */
export function UsersOfObject<TFilter extends string, TMatching extends object, TInput, TRemoved, TPutBack>(
  props: UsersOfObjectProps<TFilter, TMatching, TInput, TRemoved, TPutBack>,
) {
  const { object } = props;
  return (
    <>
      {/* Nothing selected or under way for one object is meant for the next. */}
      <Users key={object.id} {...props} />
      {/* The dialog that adds people: the service would refuse it for a managed object. */}
      {!object.hasExternalReference && <Outlet context={object} />}
    </>
  );
}

function Users<TFilter extends string, TMatching extends object, TInput, TRemoved, TPutBack>({
  object: { hasExternalReference: isManaged },
  spec,
  label,
  removal: options,
  empty,
  add,
}: UsersOfObjectProps<TFilter, TMatching, TInput, TRemoved, TPutBack>) {
  const columns = useUserColumns();
  const removal = useRemoval({ ...options, nameOf: spec.nameOf, whyNot: () => undefined });
  return (
    <ListTable
      list={useList(spec)}
      label={label}
      columns={[columns.name, columns.email, columns.origin, ...(isManaged ? [] : [removal.column])]}
      actions={isManaged ? [] : [removal.action]}
      csv={{ columns: useUserTexts() }}
      empty={
        <NothingYet
          {...empty}
          add={isManaged ? undefined : { to: add.to, icon: AddPersonIcon, children: add.label }}
        />
      }
    />
  );
}

/** What a list of users that belong to an object says of each in a file. */
function useUserTexts(): readonly CsvColumn<User>[] {
  const { t } = useTranslation('area');
  const origin = useOriginWords();
  return [
    { header: t('users.column.name'), text: ({ displayName }) => displayName },
    { header: t('users.column.userName'), text: ({ userName }) => userName },
    { header: t('users.column.email'), text: ({ primaryEmail }) => primaryEmail },
    { header: origin.label, text: origin.of },
  ];
}
