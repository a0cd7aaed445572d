import { Address, Avatar, Badge, type ListColumn, ListLead, MicrosoftIcon, Quiet } from '@archive-console/ui';

/** A person in the lists of the book. */
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

/** What the columns say. */
type ColumnWords = Readonly<
  Record<'name' | 'email' | 'role' | 'administrator' | 'user' | 'origin' | 'local', string>
>;

const columnsIn = (words: ColumnWords): readonly ListColumn<Person>[] => [
  {
    id: 'displayName',
    header: words.name,
    lead: true,
    sortable: true,
    width: '28%',
    cell: ({ id, name, userName }) => (
      <ListLead avatar={<Avatar name={name} />} second={userName} secondOnCard={false}>
        <a href={`#${id}`}>{name}</a>
      </ListLead>
    ),
  },
  {
    id: 'primaryEmail',
    header: words.email,
    sortable: true,
    cell: ({ email }) => <Address>{email}</Address>,
  },
  {
    id: 'role',
    header: words.role,
    width: '118px',
    card: 'badge',
    cell: ({ isAdministrator }) =>
      isAdministrator ? <Badge tone="accent">{words.administrator}</Badge> : <Quiet>{words.user}</Quiet>,
  },
  {
    id: 'origin',
    header: words.origin,
    width: '140px',
    card: 'badge',
    cell: ({ isManaged }) =>
      isManaged ? <Badge icon={MicrosoftIcon}>Microsoft 365</Badge> : <Quiet>{words.local}</Quiet>,
  },
];

/** The columns of the user list. */
export const personColumns = columnsIn({
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  administrator: 'Administrator',
  user: 'User',
  origin: 'Origin',
  local: 'Local',
});

/** The same in German. */
export const germanPersonColumns = columnsIn({
  name: 'Name',
  email: 'E-Mail-Adresse',
  role: 'Rolle',
  administrator: 'Administratorin oder Administrator',
  user: 'Benutzer',
  origin: 'Herkunft',
  local: 'Hier angelegt',
});
