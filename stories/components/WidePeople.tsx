import type { ListColumn, ListColumnChoice } from '@archive-console/ui';
import { useState } from 'react';
import { type Person, personColumns } from './people.tsx';
import { PeopleList, type PeopleListProps } from './PeopleList.tsx';
import { PersonFacts } from './PersonFacts.tsx';

const more = ['Department', 'Telephone', 'Place', 'Cost center', 'Manager', 'Created'];

const columns: readonly ListColumn<Person>[] = [
  ...personColumns,
  ...more.map((header, index): ListColumn<Person> => ({
    id: header,
    header,
    cell: ({ name }) => `${header} ${index + 1} of ${name}`,
  })),
];

/** What a reader has drawn: wider than a frame has room for. */
const drawn: ListColumnChoice = {
  hidden: [],
  order: [],
  widths: { primaryEmail: 320, ...Object.fromEntries(more.map((header) => [header, 200])) },
};

/** A list that is wider than its frame, with a row that was changed elsewhere. */
export function WidePeople(props: PeopleListProps) {
  const [columnChoice, setColumnChoice] = useState(drawn);
  return (
    <PeopleList
      columns={columns}
      columnChoice={columnChoice}
      onColumnChoice={setColumnChoice}
      detailsOf={PersonFacts}
      changedIds={new Set(['person-41'])}
      {...props}
    />
  );
}
