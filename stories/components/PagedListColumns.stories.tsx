import { type ListColumn, NumberValue, PagedList, Switch } from '@archive-console/ui';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { people, type Person, personColumns } from './people.tsx';
import { PeopleList } from './PeopleList.tsx';

const shown = () => <PeopleList />;

const meta = preview.meta({
  title: 'Components/Lists/Paged list/Widths and heights',
  component: PagedList,
  tags: ['stable'],
});

type Canvas = ReturnType<typeof within>;

const header = (canvas: Canvas, name: string) => canvas.getByRole('columnheader', { name });
const widthOf = (canvas: Canvas, name: string) => Math.round(header(canvas, name).offsetWidth);

/** The edge of a column, to take hold of. It comes once nothing else is going on. */
async function edgeOf(canvas: Canvas, name: string) {
  const slider = await canvas.findByRole('slider', { name: `Width of ${name}` });
  return slider.parentElement ?? slider;
}

export const Dragged = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const edge = await edgeOf(canvas, 'Role');
    const before = widthOf(canvas, 'Role');
    const { x, y } = edge.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: x, clientY: y } },
      { target: edge, coords: { clientX: x + 90, clientY: y } },
      { keys: '[/MouseLeft]', target: edge, coords: { clientX: x + 90, clientY: y } },
    ]);
    await waitFor(() => expect(widthOf(canvas, 'Role')).toBe(before + 90));
  },
});

export const Fitted = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const edge = await edgeOf(canvas, 'E-mail');
    const longest = canvas.getAllByRole('cell', { name: /achterberg@/ })[0] as HTMLElement;
    await userEvent.dblClick(edge);
    const text = document.createRange();
    text.selectNodeContents(longest);
    // In one line, with the space of a cell at both sides.
    await waitFor(() => expect(text.getBoundingClientRect().height).toBeLessThan(24));
    await expect(widthOf(canvas, 'E-mail')).toBeCloseTo(text.getBoundingClientRect().width + 24, -1);
  },
});

export const ByKeyboard = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const slider = await canvas.findByRole('slider', { name: 'Width of Role' });
    slider.focus();
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '118 pixels'));
    // What a browser makes of the arrow keys.
    await fireEvent.change(slider, { target: { value: '240' } });
    await waitFor(() => expect(widthOf(canvas, 'Role')).toBe(240));
    await expect(slider).toHaveAttribute('aria-valuetext', '240 pixels');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(widthOf(canvas, 'Role')).toBeLessThan(160));
    await expect(canvas.getByText('Administrator').getClientRects()).toHaveLength(1);
    await expect(slider).toHaveFocus();
  },
});

const longAddress = `${'hauptverwaltung.'.repeat(6)}frieda@lindenhof.example`;

const mails: ListColumn<Person> = {
  id: 'mails',
  header: 'Mails',
  sortable: true,
  align: 'end',
  width: '110px',
  cell: ({ id }) => <NumberValue value={Number(id.slice('person-'.length)) * 1117} locale="en-US" />,
};

export const CompactRows = meta.story({
  render: () => (
    <PeopleList
      rows={people.slice(0, 10).map((one, at) => (at === 1 ? { ...one, email: longAddress } : one))}
      columns={[...personColumns, mails]}
    />
  ),
  globals: { density: 'compact' },
  async play({ canvas }) {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(canvas.getByText(longAddress)).toBeVisible();
    await expect(new Set(rows.map((row) => Math.round(row.offsetHeight)))).toEqual(new Set([36]));
    const words = document.createRange();
    words.selectNode(within(header(canvas, 'Mails')).getByText('Mails').firstChild as Node);
    await expect(words.getBoundingClientRect().right).toBeCloseTo(
      canvas.getByText('1,117').getBoundingClientRect().right,
      0,
    );
    const link = canvas.getByRole('link', { name: 'Emre Hohenstein-Achterberg' });
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
});

export const ColumnThatStays = meta.story({
  render: () => (
    <PeopleList
      columns={personColumns.map((column) => ({ ...column, hideable: column.id !== 'primaryEmail' }))}
    />
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const email = await screen.findByRole('checkbox', { name: 'E-mail' });
    await expect(email).toHaveAccessibleDescription('Always shown');
    await userEvent.click(email);
    await expect(email).toBeChecked();
    await expect(canvas.getByRole('columnheader', { name: /^E-mail/, hidden: true })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Always shown')).toBeVisible());
  },
});

const signIn: ListColumn<Person> = {
  id: 'signIn',
  header: 'May sign in',
  card: 'action',
  cell: ({ name }) => <Switch label={`${name} may sign in`} labelHidden checked onChange={() => undefined} />,
};

export const CompactCards = meta.story({
  globals: { viewport: { value: 'telephone' } },
  render: () => <PeopleList density="compact" columns={[...personColumns, signIn]} />,
  async play({ canvas }) {
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
      const menu = within(row).getByRole('button', { name: /^Actions/ });
      const action = within(row).getByRole('switch');
      await expect(action).toBeVisible();
      const [name, switched, opener] = [within(row).getByRole('link'), action, menu].map((element) =>
        element.getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect];
      await expect(switched.right).toBeLessThanOrEqual(opener.left);
      // In line with the first line of the name.
      const line = name.top + 9;
      for (const { top, bottom } of [switched, opener])
        await expect(Math.abs((top + bottom) / 2 - line)).toBeLessThanOrEqual(2);
    }
    const cell = canvas.getByText('amelie.brandt@lindenhof.example').closest('td') as HTMLElement;
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
});
