import { type ListFilter, PagedList } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { InEachState, inEachStateOf, looksApart } from './InEachState.tsx';
import { people } from './people.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PersonFacts } from './PersonFacts.tsx';

const meta = preview.meta({
  title: 'Components/Paged list/Under the pointer',
  component: PagedList,
  tags: ['stable'],
});

const filters: readonly ListFilter[] = [
  { id: 'name', label: 'Name', kind: 'text', values: ['Amelie or Bjarne'] },
];

/** What the list gives a look of its own. */
const ownLooks = [
  ['button', 'Remove filter Name'],
  ['button', 'E-mail'],
  ['row', /Bjarne Olsen/],
  ['button', 'Details of Amelie Brandt'],
  ['link', 'Amelie Brandt'],
  ['combobox', 'Rows per page'],
  ['button', 'Page 2'],
] as const;

function lookOf(part: HTMLElement): string {
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
    for (const [role, name] of ownLooks) {
      const [atRest, hovered, , pressed] = story.canvas.getAllByRole(role, { name }).map(lookOf);
      await expect(hovered, String(name)).not.toBe(atRest);
      await expect([atRest, hovered], String(name)).not.toContain(pressed);
    }
  },
});
