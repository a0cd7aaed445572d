import { createApiClient, getAuthInfo, listUsers, type User } from '@archive-console/api-client';
import { type RowSource, usePagedRows, type VirtualColumn, VirtualList } from '@archive-console/ui';
import { useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';

const columns: readonly VirtualColumn<User>[] = [
  { id: 'displayName', header: 'Name', width: 'minmax(0, 1.3fr)', cell: ({ displayName }) => displayName },
  { id: 'userName', header: 'User name', cell: ({ userName }) => userName },
  {
    id: 'primaryEmail',
    header: 'E-mail',
    width: 'minmax(0, 2.1fr)',
    cell: ({ primaryEmail }) => primaryEmail,
  },
  { id: 'firstName', header: 'First name', width: 'minmax(0, 0.7fr)', cell: ({ firstName }) => firstName },
  { id: 'lastName', header: 'Last name', cell: ({ lastName }) => lastName },
  {
    id: 'managed',
    header: 'Managed',
    width: '88px',
    cell: (user) => (user.hasExternalReference ? 'Yes' : 'No'),
  },
];

/** The users of the demo service, which pages and sorts them. */
function usersOfTheService(): RowSource<User> {
  const client = createApiClient();
  const signedIn = client.call(getAuthInfo).then(({ accessToken }) => client.token.write(accessToken));
  return {
    pageSize: 100,
    async load(page, signal) {
      await signedIn;
      return (await client.call(listUsers, { page: page + 1, rowsPerPage: 100 }, { signal })).rows;
    },
  };
}

function Users({ count }: { readonly count: number }) {
  const [source] = useState(usersOfTheService);
  const { rowAt, onRange } = usePagedRows(source);
  const words = { waiting: (row: number) => `Row ${row} is loading` };
  return (
    <VirtualList
      label="Users"
      columns={columns}
      count={count}
      rowAt={rowAt}
      onRange={onRange}
      words={words}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Lists/Virtual list/Of the service',
  component: VirtualList,
  tags: ['new'],
});

type Canvas = ReturnType<typeof within>;

const grid = (canvas: Canvas) => canvas.getByRole('grid', { name: 'Users' });
const nodes = (canvas: Canvas) => grid(canvas).querySelectorAll('*').length;

const MILLION = 1_000_000;

export const MillionUsers = meta.story({
  parameters: { world: { users: MILLION } },
  render: () => <Users count={MILLION} />,
  async play({ canvas }) {
    await canvas.findByRole('row', { name: /^Adele Abel-Ackermann/ });
    const atTop = nodes(canvas);
    await expect(atTop).toBeLessThanOrEqual(260);

    grid(canvas).scrollTop = grid(canvas).scrollHeight;
    const last = await canvas.findByRole('row', { name: /^Zoë Zimmermann-Zander/ });
    await expect(last).toHaveAttribute('aria-rowindex', String(MILLION + 1));
    await expect(nodes(canvas)).toBe(atTop);
  },
});

export const HundredUsers = meta.story({
  parameters: { world: { users: 100 } },
  render: () => <Users count={100} />,
  async play({ canvas }) {
    const rows = await canvas.findAllByRole('row', { name: /@/ });
    await expect(rows[0]).toHaveAttribute('aria-rowindex', '2');
    // No more than a million cost.
    await expect(nodes(canvas)).toBeLessThanOrEqual(260);
    // A new size is drawn anew.
    const drawn = canvas.getAllByRole('row').length;
    grid(canvas).style.maxHeight = '280px';
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(drawn - 10));
    grid(canvas).style.maxHeight = '';
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(drawn));
  },
});
