import { type ListFilter, PagedList } from '@archive-console/ui';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { InEachState, inEachStateOf, lookOf, looksApart, showStates } from './InEachState.tsx';
import { people } from './people.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PersonFacts } from './PersonFacts.tsx';

const meta = preview.meta({
  title: 'Components/Lists/Paged list/Under the pointer',
  component: PagedList,
  tags: ['stable'],
});

const filters: readonly ListFilter[] = [
  { id: 'name', label: 'Name', kind: 'text', values: ['Amelie or Bjarne'] },
];

/** The controls that the list styles itself. */
const styledControls = [
  ['button', 'Remove filter Name'],
  ['button', 'E-mail'],
  ['row', /Bjarne Olsen/],
  ['button', 'Details of Amelie Brandt'],
  ['link', 'Amelie Brandt'],
  ['combobox', 'Rows per page'],
  ['button', 'Page 2'],
] as const;

function inkOf(part: HTMLElement): string {
  const { backgroundColor, color, textDecoration } = getComputedStyle(part);
  return `${backgroundColor} ${color} ${textDecoration}`;
}

/** What can be pointed at in the first row and around the rows. */
const part = ':is(a, button, select):not(tr:nth-child(2) *)';

const states = inEachStateOf(`:is(${part}, tr:nth-child(2))`);

/** Everything at once that can be pointed at, and a row beside what stands in it. */
export const PointerStates = meta.story({
  parameters: {
    ...states,
    // The focus is never on a row.
    pseudo: { ...states.pseudo, focusVisible: [`[data-look='focused'] ${part}`] },
    // Four lists, and outside a page: there a footer is that of a list, and the ways through the pages are one.
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'landmark-no-duplicate-contentinfo', enabled: false },
        ],
      },
    },
  },
  render: () => (
    <InEachState columns={1}>
      {() => <PeopleList rows={people.slice(0, 2)} filters={filters} detailsOf={PersonFacts} />}
    </InEachState>
  ),
  async play(story) {
    const isApart = looksApart((cell) => cell.getByRole('link', { name: 'Amelie Brandt' }));
    await isApart(story);
    for (const [role, name] of styledControls) {
      const [atRest, hovered, , pressed] = story.canvas.getAllByRole(role, { name }).map(inkOf);
      await expect(hovered, String(name)).not.toBe(atRest);
      await expect([atRest, hovered], String(name)).not.toContain(pressed);
    }
  },
});

const roles = ['Administrator', 'Auditor', 'Help desk', 'None'];

const asked: readonly ListFilter[] = ['Role', 'Origin', 'Domain', 'Group'].map((label) => ({
  id: label,
  label,
  kind: 'many',
  values: [],
  options: roles.map((role) => ({ value: role, label: role })),
}));

/** What stands in a panel, one below the other: with the focus, at rest, under the pointer, pressed. */
async function entriesApart(id: string, entries: readonly Element[]): Promise<void> {
  const [focused, , hovered, pressed] = entries;
  await waitFor(() => expect(focused).toBeVisible());
  (focused?.querySelector('input') ?? focused)?.classList.add('pseudo-focus-visible');
  hovered?.classList.add('pseudo-hover');
  pressed?.classList.add('pseudo-hover', 'pseudo-active');
  showStates(id);
  await waitFor(() => expect(new Set(entries.map(lookOf)).size).toBe(4));
}

export const FilterNames = meta.story({
  parameters: { pseudo: {} },
  render: () => <PeopleList rows={people.slice(0, 2)} filters={asked} />,
  async play({ id, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await entriesApart(id, await screen.findAllByRole('button', { name: /^(Role|Origin|Domain|Group)$/ }));
  },
});

export const FilterOptions = FilterNames.extend({
  async play({ id, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Role' }));
    const boxes = await screen.findAllByRole('checkbox', {
      name: /^(Administrator|Auditor|Help desk|None)$/,
    });
    await entriesApart(
      id,
      boxes.map((box) => box.parentElement as HTMLElement),
    );
  },
});
