import { Address, DefinitionList, type ListColumn } from '@archive-console/ui';
import { type Person, personColumns } from './people.tsx';

/** What lies below a person's row. */
export function PersonFacts({ email, userName }: Person) {
  return (
    <DefinitionList
      items={[
        { term: 'User name', description: userName },
        {
          term: 'E-mail',
          description: (
            <a href={`mailto:${email}`}>
              Write to <Address>{email}</Address>
            </a>
          ),
        },
        { term: 'Groups', description: 'Sales, Management, Everybody in Bremerhaven' },
      ]}
    />
  );
}

/** The columns of the user list, with a link and a button in cells. */
export const operatedColumns: readonly ListColumn<Person>[] = personColumns.map((column) =>
  column.id === 'primaryEmail'
    ? {
        ...column,
        cell: ({ email, id }) => (
          <a href={`#mail-of-${id}`}>
            <Address>{email}</Address>
          </a>
        ),
      }
    : column.id === 'role'
      ? { ...column, cell: ({ name }) => <button type="button">Role of {name}</button> }
      : column,
);
