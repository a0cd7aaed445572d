import { type ListColumn, ListLead, PagedList } from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { germanListWords } from './list-words.ts';
import { germanPersonColumns, people, type Person } from './people.tsx';
import { PeopleList } from './PeopleList.tsx';

const onAction = fn();
const shown = () => <PeopleList onAction={onAction} />;

const meta = preview.meta({
  title: 'Components/Lists/Paged list/Selection and keyboard',
  component: PagedList,
  tags: ['stable'],
  beforeEach: () => void onAction.mockClear(),
});

export const OverPages = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await userEvent.click(canvas.getAllByRole('checkbox')[1] ?? document.body);
    const bar = within(await canvas.findByRole('region', { name: 'Actions' }));
    await expect(bar.getByText('11 selected')).toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Add role' }));
    await expect(onAction).toHaveBeenCalledWith('Add role');
  },
});

export const AllThatMatch = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const chooseAllButOne = async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Select all 63 that match' }));
      await userEvent.click(canvas.getAllByRole('checkbox')[3] ?? document.body);
    };
    await chooseAllButOne();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('region', { name: 'Actions' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link')[2]).toHaveFocus();
    await chooseAllButOne();
    const bar = within(await canvas.findByRole('region', { name: 'Actions' }));
    await expect(bar.getByText('62 selected')).toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Select this page' })).toBePartiallyChecked();
  },
});

export const RangeByShift = meta.story({
  render: shown,
  async play({ canvas, canvasElement, userEvent }) {
    const boxes = canvas.getAllByRole('checkbox');
    await userEvent.click(boxes[2] ?? document.body);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes[6] ?? document.body);
    await userEvent.keyboard('{/Shift}');
    await expect(
      within(await canvas.findByRole('region', { name: 'Actions' })).getByText('5 selected'),
    ).toBeInTheDocument();
    // Avatars do not vanish on the tint.
    const [atRest, chosen] = [...canvasElement.querySelectorAll('tbody [data-letters]')]
      .slice(0, 2)
      .map((avatar) => getComputedStyle(avatar).backgroundColor);
    await expect(chosen).not.toBe(atRest);
  },
});

export const NotEveryRow = meta.story({
  render: () => (
    <PeopleList canSelect={({ isManaged }) => (isManaged ? 'Managed by Microsoft 365.' : true)} />
  ),
  async play({ canvas, userEvent }) {
    const managed = canvas.getByRole('checkbox', { name: 'Select Amelie Brandt' });
    await expect(managed).toHaveAttribute('aria-disabled', 'true');
    await expect(managed).toHaveAccessibleDescription('Managed by Microsoft 365.');
    await userEvent.click(managed);
    await expect(managed).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select this page' }));
    await expect(managed).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 63 that match' }));
    await expect(managed).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select this page' })).toBeChecked();
  },
});

export const ByKeyboard = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const links = canvas.getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(links[2]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(links[9]).toHaveFocus();
    await userEvent.keyboard('{Home}{Shift>}{Tab}{/Shift}');
    await expect(canvas.getAllByRole('checkbox')[1]).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(
      within(await canvas.findByRole('region', { name: 'Actions' })).getByText('2 selected'),
    ).toBeInTheDocument();
  },
});

export const OpenedByAPressAnywhere = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const [cell] = canvas.getAllByRole('cell', { name: 'amelie.brandt@lindenhof.example' });
    const link = canvas.getAllByRole('link')[0];
    const followed = fn((event: Event) => event.preventDefault());
    link?.addEventListener('click', followed);
    await userEvent.click(cell ?? document.body);
    await expect(followed).toHaveBeenCalledTimes(1);
  },
});

export const BackOnTheOpenedRow = meta.story({
  render: () => <PeopleList focusRowId="person-11" />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Amelie Seitkali' })).toHaveFocus());
  },
});

const tokenColumns: readonly ListColumn<Person>[] = [
  { id: 'name', header: 'Token', lead: 'plain', cell: ({ name }) => <ListLead>{name}</ListLead> },
];

/** No row leads anywhere: each goes by its menu. */
function TokensGo() {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const rows = people.slice(0, 3).filter(({ id }) => !removed.includes(id));
  return (
    <PeopleList
      columns={tokenColumns}
      rows={rows}
      totalRows={rows.length}
      rowActions={({ id }) => [
        { id: 'revoke', label: 'Revoke token', onAction: () => setRemoved([...removed, id]) },
      ]}
    />
  );
}

export const RowsWithoutLinksGo = meta.story({
  render: () => <TokensGo />,
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    const [first, second] = people;
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${first?.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke token' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Actions for ${second?.name}` })).toHaveFocus(),
    );
  },
});

const longName = 'Friederike Hohenstein-Achterberg von der Wirtschaftsprüfungsgesellschaft';
const longEmail = 'friederike.hohenstein-achterberg@lindenhof.example';

export const AsCards = meta.story({
  render: () => (
    <PeopleList
      label="Benutzer"
      columns={germanPersonColumns}
      rows={people
        .slice(0, 3)
        .map((person, index) => (index === 0 ? { ...person, name: longName, email: longEmail } : person))}
      totalRows={3}
      search={{ value: '', label: 'Name oder E-Mail-Adresse', onChange: fn() }}
      bulkActions={[{ id: 'role', label: 'Rolle hinzufügen', onAction: () => onAction('Rolle') }]}
      words={germanListWords}
    />
  ),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('columnheader')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    const select = canvas.getByRole('button', { name: 'Benutzer auswählen' });
    await userEvent.click(select);
    await expect(select).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await canvas.findByRole('checkbox', { name: `${longName} auswählen` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Aktionen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rolle hinzufügen' }));
    await waitFor(() => expect(onAction).toHaveBeenCalledWith('Rolle'));
    await fitsATelephone();
  },
});

export const SystemColors = OverPages.extend({ globals: { theme: 'forced' } });
