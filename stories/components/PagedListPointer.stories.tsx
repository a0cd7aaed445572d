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
  ['row', /Amelie Brandt/],
  ['button', 'Details of Amelie Brandt'],
  ['link', 'Amelie Brandt'],
  ['combobox', 'Rows per page'],
  ['button', 'Page 2'],
] as const;

function lookOf(part: HTMLElement): string {
  const { backgroundColor, color, textDecorationLine } = getComputedStyle(part);
  return `${backgroundColor} ${color} ${textDecorationLine}`;
}

/** Everything at once that can be pointed at, and the row, which the pointer is over as well. */
export const PointerStates = meta.story({
  parameters: {
    ...inEachStateOf(':is(a, button, select)'),
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
      {() => <PeopleList rows={people.slice(0, 1)} filters={filters} detailsOf={PersonFacts} />}
    </InEachState>
  ),
  async play(story) {
    const isApart = looksApart(
      (cell) => cell.getByRole('link', { name: 'Amelie Brandt' }),
      ['hovered', 'focused'],
    );
    await isApart(story);
    for (const [role, name] of ownLooks) {
      const [atRest, hovered] = story.canvas.getAllByRole(role, { name }).map(lookOf);
      await expect(hovered, String(name)).not.toBe(atRest);
    }
  },
});
