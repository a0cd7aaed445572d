import { noSelection, PagedList } from '@archive-console/ui';
import type { ComponentType } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { listWords } from './list-words.ts';
import { people } from './people.tsx';
import { PeopleList, type PeopleListProps } from './PeopleList.tsx';

const meta = preview.meta({
  title: 'Components/Lists/Paged list',
  component: PagedList as ComponentType<PeopleListProps>,
  tags: ['autodocs', 'stable'],
  parameters: { heldBy: PeopleList },
});

export const Populated = meta.story({
  args: {
    label: 'Users',
    status: 'ready',
    page: 1,
    onPage: fn(),
    rowsPerPage: 10,
    onRowsPerPage: fn(),
    onAction: fn(),
    words: listWords,
  },
  render: (args) => <PeopleList {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText('11–20 of 63')).toBeVisible();
    await expect(canvas.getByText('11–20 of 63')).toHaveRole('status');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50 per page');
    await expect(canvas.getAllByRole('row')).toHaveLength(14);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '10 per page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByText('1–10 of 63')).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <PeopleList rows={[]} totalRows={0} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No users yet' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});

export const NoMatch = meta.story({
  render: () => <PeopleList />,
  async play({ canvas, userEvent }) {
    const search = canvas.getByRole('searchbox', { name: 'Name or e-mail' });
    await userEvent.type(search, 'nobody');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByText('1–10 of 63')).toBeVisible();
    await expect(search).toHaveValue('');
    await userEvent.type(search, 'nobody');
    await expect(await canvas.findByRole('heading', { name: 'No users found' })).toBeVisible();
    await expect(canvas.getByText('Nobody matches “nobody”.')).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <PeopleList status="failed" rows={[]} totalRows={0} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'The users could not be loaded' })).toBeVisible();
    await expect(canvas.getByText(/^The service did not answer/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const FailedWithRows = meta.story({
  render: () => <PeopleList status="failed" />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'The users could not be loaded' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
  },
});

export const Sorted = meta.story({
  render: () => <PeopleList />,
  async play({ canvas, userEvent }) {
    const name = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(name).getByRole('button'));
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'E-mail' }));
    await expect(name).not.toHaveAttribute('aria-sort');
  },
});

export const Filtered = meta.story({
  render: () => <PeopleList />,
  async play({ canvas, userEvent }) {
    const filter = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Origin' }));
      await userEvent.click(screen.getByRole('checkbox', { name: 'Local' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await filter();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Origin' }));
    await expect(canvas.getByText('1–10 of 63')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await filter();
    await expect(canvas.getByRole('button', { name: 'Origin Local' })).toBeVisible();
    await expect(canvas.getByText('1–10 of 21')).toBeVisible();
  },
});

export const ColumnsChosen = meta.story({
  render: () => <PeopleList />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move Role up' }));
    await expect(screen.getByText('Role, 1 of 3', { selector: 'output' })).toBeInTheDocument();
    const up = screen.getByRole('button', { name: 'Move Role up' });
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('button', { name: 'Move Role down' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('checkbox', { name: 'E-mail' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    const headers = canvas.getAllByRole('columnheader', { hidden: true }).map((header) => header.textContent);
    await expect(headers).toEqual(['', 'Name', 'Role', 'Origin', 'Actions']);
  },
});

export const RowMenu = meta.story({
  render: () => <PeopleList />,
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Actions for Amelie Brandt' });
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit Amelie Brandt' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: /^Delete Amelie Brandt Comes from/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const ChangedElsewhere = meta.story({
  render: () => <PeopleList changedIds={new Set([people[0]?.id ?? ''])} />,
  async play({ canvas, userEvent }) {
    const lead = await canvas.findByRole('rowheader', { name: /Just changed/ });
    await userEvent.hover(within(lead).getByRole('img'));
    await waitFor(() => expect(screen.getByText('Just changed')).toBeVisible());
  },
});

export const WithoutSelection = meta.story({
  render: () => <PeopleList selection={noSelection} onSelection={undefined} />,
  async play({ canvas }) {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('table', { name: 'Users' })).toBeVisible();
  },
});
