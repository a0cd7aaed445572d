import { Avatar, Badge, type ListColumn, ListLead, MicrosoftIcon, Quiet } from '@archive-console/ui';

/** Somebody in the lists of the book. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly userName: string;
  readonly email: string;
  readonly isAdministrator: boolean;
  readonly isManaged: boolean;
}

const first = ['Amelie', 'Bjarne', 'Carla', 'Daniyar', 'Emre', 'Frieda', 'Gustav', 'Hanna', 'Ines', 'Jonas'];
const last = ['Brandt', 'Olsen', 'Weiss', 'Seitkali', 'Hohenstein-Achterberg', 'Lund', 'Vogel'];

/** 63 people, always the same. */
export const people: readonly Person[] = Array.from({ length: 63 }, (_, index) => {
  const [given = '', family = ''] = [first[index % first.length], last[index % last.length]];
  const userName = `${given}.${family}`.toLowerCase();
  return {
    id: `person-${index + 1}`,
    name: `${given} ${family}`,
    userName,
    email: `${userName}@lindenhof.example`,
    isAdministrator: index % 9 === 0,
    isManaged: index % 3 !== 2,
  };
});

/** The columns of the user list. */
export const personColumns: readonly ListColumn<Person>[] = [
  {
    id: 'displayName',
    header: 'Name',
    lead: true,
    sortable: true,
    cell: ({ id, name, userName }) => (
      <ListLead avatar={<Avatar name={name} />} second={userName} secondOnCard={false}>
        <a href={`#${id}`}>{name}</a>
      </ListLead>
    ),
  },
  { id: 'primaryEmail', header: 'E-mail', sortable: true, cell: ({ email }) => email },
  {
    id: 'role',
    header: 'Role',
    card: 'badge',
    cell: ({ isAdministrator }) =>
      isAdministrator ? <Badge tone="accent">Administrator</Badge> : <Quiet>User</Quiet>,
  },
  {
    id: 'origin',
    header: 'Origin',
    card: 'badge',
    cell: ({ isManaged }) =>
      isManaged ? <Badge icon={MicrosoftIcon}>Microsoft 365</Badge> : <Quiet>Local</Quiet>,
  },
];
