import { Button, type ListColumn, ListLead, PagedList, Stack } from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { listWords } from './list-words.ts';
import { people } from './people.tsx';
import { fitsATelephone } from './fits-a-telephone.ts';
import { PeopleList } from './PeopleList.tsx';

const meta = preview.meta({
  title: 'Components/Lists/Paged list/While rows come',
  component: PagedList,
  tags: ['stable'],
});

export const Loading = meta.story({
  render: () => <PeopleList status="loading" rows={[]} totalRows={0} />,
  async play({ canvas }) {
    await expect(canvas.getByText('Loading users')).toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** The cards that are on their way are as wide as those that come. */
export const LoadingNarrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  render: () => <PeopleList status="loading" rows={[]} totalRows={0} />,
  async play({ canvas }) {
    await expect(canvas.getByText('Loading users')).toBeInTheDocument();
    await fitsATelephone();
  },
});

/** A list that is loading, and gets its rows when the button is pressed. */
function RowsArrive() {
  const [isHere, setHere] = useState(false);
  return (
    <Stack>
      <Button onClick={() => setHere(true)}>Let the rows arrive</Button>
      <PeopleList {...(!isHere && { status: 'loading', rows: [], totalRows: 0 })} />
    </Stack>
  );
}

export const ColumnsStayWhenRowsArrive = meta.story({
  render: () => <RowsArrive />,
  async play({ canvas, userEvent }) {
    const edges = () =>
      canvas.getAllByRole('columnheader').map((header) => Math.round(header.getBoundingClientRect().left));
    const before = edges();
    await userEvent.click(canvas.getByRole('button', { name: 'Let the rows arrive' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(edges()).toEqual(before);
  },
});

interface Policy {
  readonly name: string;
}

const policies: readonly Policy[] = [{ name: 'Newsletters' }, { name: 'Payroll' }];

const policyColumns: readonly ListColumn<Policy>[] = [
  { id: 'name', header: 'Policy', lead: 'plain', cell: ({ name }) => <ListLead>{name}</ListLead> },
];

/** No row has a picture before its name, on its way or here. */
function NamesArrive() {
  const [isHere, setHere] = useState(false);
  return (
    <Stack>
      <Button onClick={() => setHere(true)}>Let the rows arrive</Button>
      <PagedList
        label="Policies"
        columns={policyColumns}
        rows={isHere ? policies : []}
        totalRows={isHere ? policies.length : 0}
        status={isHere ? 'ready' : 'loading'}
        rowId={({ name }) => name}
        rowName={({ name }) => name}
        page={1}
        onPage={fn()}
        rowsPerPage={10}
        onRowsPerPage={fn()}
        whenEmpty={null}
        whenFailed={null}
        words={listWords}
      />
    </Stack>
  );
}

export const NamesStandWhereTheirOutlinesStood = meta.story({
  render: () => <NamesArrive />,
  async play({ canvas, canvasElement, userEvent }) {
    // The last part of a row is its name, or the outline of one.
    const leftOfName = () =>
      [...canvasElement.querySelectorAll('tbody tr:first-child :not(:has(*))')]
        .at(-1)
        ?.getBoundingClientRect().left;
    const before = leftOfName();
    await expect(before).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Let the rows arrive' }));
    await expect(canvas.getByText('Newsletters')).toBeVisible();
    await expect(leftOfName()).toBe(before);
  },
});

/** The message does not come and go with every key. */
export const RefreshingWithoutAMatch = meta.story({
  render: () => (
    <PeopleList
      status="refreshing"
      rows={[]}
      totalRows={0}
      search={{ value: 'nobo', label: 'Name or e-mail', onChange: fn() }}
    />
  ),
  async play({ canvas }) {
    const message = canvas.getByRole('heading', { name: 'No users found' });
    await expect(message).toBeVisible();
    await expect(message.closest('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

/** Asks for the second page, which never comes: the rows of the first one stay. */
function PageOnTheWay() {
  const [page, setPage] = useState(1);
  return (
    <PeopleList
      rows={people.slice(0, 10)}
      page={page}
      onPage={setPage}
      status={page === 1 ? 'ready' : 'refreshing'}
    />
  );
}

export const Refreshing = meta.story({
  render: () => <PageOnTheWay />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
    await expect(canvas.getByText('1–10 of 63')).toBeVisible();
    await expect(canvas.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true');
  },
});
