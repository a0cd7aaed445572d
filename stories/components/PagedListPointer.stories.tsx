import { type ListFilter, PagedList } from '@archive-console/ui';
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

/** Everything that can be pointed at around the rows, and in the first of them, which the pointer is over as well. */
export const PointerStates = meta.story({
  parameters: {
    ...inEachStateOf(':is(a, button, select):not(tr + tr *)'),
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
      {() => <PeopleList rows={people.slice(0, 2)} filters={filters} rowDetails={PersonFacts} />}
    </InEachState>
  ),
  play: looksApart((cell) => cell.getByRole('link', { name: 'Amelie Brandt' }), ['hovered', 'focused']),
});
