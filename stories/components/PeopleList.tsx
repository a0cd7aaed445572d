import {
  AddRoleIcon,
  Button,
  DeleteIcon,
  EditIcon,
  EmptyState,
  ErrorNotice,
  type ListColumnChoice,
  type ListDensity,
  type ListNamedView,
  type ListSelection,
  type ListSort,
  type ListViews,
  noSelection,
  PagedList,
  type PagedListProps,
  RetryIcon,
} from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { listWords } from './list-words.ts';
import { people, personColumns, type Person } from './people.tsx';
import { useHeld } from './use-held.ts';

/** What a story may say differently, and what it may listen to. */
export type PeopleListProps = Omit<Partial<PagedListProps<Person>>, 'details'> & {
  readonly onAction?: (action: string) => void;
  /** With it, rows can be expanded. */
  readonly detailsOf?: (person: Person) => ReactNode;
  /** With these, the list has named views. */
  readonly savedViews?: readonly ListNamedView[];
};

const byName: ListSort = { id: 'displayName', descending: false };
const allColumns: ListColumnChoice = { hidden: [], order: [] };

/** What the toolbar of the book says. */
const densityOfTheBook = (): ListDensity =>
  document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';

function matching(search: string, origins: readonly string[]): readonly Person[] {
  return people.filter(
    ({ name, isManaged }) =>
      name.toLowerCase().includes(search.toLowerCase()) &&
      (origins.length === 0 || origins.includes(isManaged ? 'managed' : 'local')),
  );
}

/** Where the search alone finds no one, the list says what was searched for. */
const wordsFor = (search: string) => ({ ...listWords, noMatchText: `Nobody matches “${search}”.` });

/** The list with a small service in the page, as a screen would hold its state in the address. */
export function PeopleList({
  onAction = () => undefined,
  detailsOf,
  savedViews,
  page: firstPage = 1,
  onPage,
  rowsPerPage: firstRows = 10,
  onRowsPerPage,
  density: firstDensity = densityOfTheBook(),
  onDensity,
  ...props
}: PeopleListProps) {
  const { value: page, onChange: setPage } = useHeld(firstPage, onPage);
  const { value: rowsPerPage, onChange: setRowsPerPage } = useHeld(firstRows, onRowsPerPage);
  const { value: density, onChange: setDensity } = useHeld(firstDensity, onDensity);
  const [sort, setSort] = useState(byName);
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [selection, setSelection] = useState<ListSelection>(noSelection);
  const [columnChoice, setColumnChoice] = useState(allColumns);
  const [expandedIds, setExpandedIds] = useState<readonly string[]>([]);
  const [saved, setSaved] = useState(savedViews ?? []);
  const [openId, setOpenId] = useState<string>();
  const found = matching(search, filters['origin'] ?? []).toSorted(
    (one, other) => one.email.localeCompare(other.email) * (sort.descending ? -1 : 1),
  );
  const isFiltered = Object.values(filters).some((values) => values.length > 0);
  const views: ListViews = {
    saved,
    standard: { columns: allColumns, sort: byName, filters: {} },
    openId,
    onOpen(content, id) {
      setColumnChoice(content.columns);
      setSort(content.sort ?? byName);
      setFilters(content.filters);
      setOpenId(id);
    },
    onSaved(next, id) {
      setSaved(next);
      setOpenId(id);
    },
  };
  const action = (id: string, label: string) => ({ id, label, onAction: () => onAction(label) });
  return (
    <PagedList<Person>
      label="Users"
      columns={personColumns}
      rows={found.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      totalRows={found.length}
      page={page}
      onPage={setPage}
      rowsPerPage={rowsPerPage}
      onRowsPerPage={setRowsPerPage}
      status="ready"
      sort={sort}
      onSort={setSort}
      search={{ value: search, label: 'Name or e-mail', onChange: setSearch }}
      filters={[
        {
          id: 'origin',
          label: 'Origin',
          kind: 'many',
          values: filters['origin'] ?? [],
          options: [
            { value: 'managed', label: 'Microsoft 365' },
            { value: 'local', label: 'Local' },
          ],
        },
        { id: 'domain', label: 'Domain', kind: 'text', values: filters['domain'] ?? [] },
      ]}
      onFilter={(id, values) => setFilters({ ...filters, [id]: values })}
      onClearFilters={() => {
        setSearch('');
        setFilters({});
      }}
      columnChoice={columnChoice}
      onColumnChoice={setColumnChoice}
      density={density}
      onDensity={setDensity}
      views={savedViews && views}
      csv={[action('page', 'This page'), action('all', 'All that match')]}
      selection={selection}
      onSelection={setSelection}
      details={detailsOf && { of: detailsOf, expandedIds, onExpandedIds: setExpandedIds }}
      bulkActions={[
        { ...action('role', 'Add role'), icon: AddRoleIcon },
        { ...action('delete', 'Delete'), icon: DeleteIcon, tone: 'danger' },
      ]}
      rowActions={({ name, isManaged }) => [
        { ...action('edit', `Edit ${name}`), icon: EditIcon },
        {
          ...action('delete', `Delete ${name}`),
          icon: DeleteIcon,
          tone: 'danger',
          disabledReason: isManaged ? 'Comes from Microsoft 365 and is deleted there.' : undefined,
        },
      ]}
      whenEmpty={<EmptyState title="No users yet" text="Create one, or synchronize with Microsoft 365." />}
      whenFailed={
        <ErrorNotice
          title="The users could not be loaded"
          text="The service did not answer. Check your connection and try again."
          code="Frontend.FetchError"
          action={
            <Button icon={RetryIcon} onClick={() => onAction('Try again')}>
              Try again
            </Button>
          }
        />
      }
      words={isFiltered || search === '' ? listWords : wordsFor(search)}
      {...props}
    />
  );
}
