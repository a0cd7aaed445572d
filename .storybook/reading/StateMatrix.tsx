import { theme } from '@archive-console/ui';
import type { CSSProperties } from 'react';
import { requiredName, requiredStates, shows } from '#stories/spec/required-states.ts';
import type { StoryFact } from '../facts/book-facts.ts';
import { BookLink, pageAt, storyAt } from './BookLink.tsx';
import type { Covered, CoveredPart } from './covered.ts';
import { nameOfScreen, type Screen } from './screens.ts';
import { nameOfState } from './state-names.ts';

/** The columns of the matrix: the name of each, and the states that fill it. */
const columns: readonly (readonly [string, ...string[]])[] = [
  ['Loading', 'Loading'],
  ['Empty', 'Empty'],
  ['Populated', 'Populated', 'Blank', 'Filled'],
  ['No match', 'NoMatch'],
  ['Read-only', 'ReadOnly'],
  ['Confirming, submitting, live', 'Confirming', 'Submitting', 'UpdatedLive'],
  ['Invalid', 'Invalid'],
  ['Rejected, conflict', 'Rejected', 'Conflict'],
  ['Forbidden', 'Forbidden'],
  ['Not found', 'NotFound'],
  ['Server error', 'ServerError'],
];

const isIn = (names: readonly string[], state: string) => names.some((name) => state.startsWith(name));

/** The states that the kind of each screen requires of it. */
export function statesCovered(screens: readonly Screen[]): CoveredPart {
  const things = screens.flatMap((screen) =>
    requiredStates(screen).map((required): Covered => {
      const name = `${nameOfScreen(screen)}: ${requiredName(required)}`;
      const stories = (screen.files[0]?.stories ?? []).filter(({ state }) => shows(required, state));
      return {
        name,
        lead: <BookLink to={pageAt(screen.title)}>{name}</BookLink>,
        shownAt: stories.map(({ id, state }) => ({ to: storyAt(id), words: nameOfState(state) })),
      };
    }),
  );
  const all = screens.flatMap(({ files }) => files.flatMap(({ stories }) => stories)).length;
  return {
    id: 'states',
    title: 'Screens by states',
    said: `${screens.length} screens in ${all} states. Missing is a state that the kind of a screen requires and no story shows.`,
    things,
  };
}

/** Every screen by the states of the vocabulary, each leading to a story of it. */
export function StateMatrix({ screens }: { screens: readonly Screen[] }) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={table}>
        <thead>
          <tr>
            {['Screen', ...columns.map(([name]) => name), 'More'].map((name) => (
              <th key={name} scope="col" style={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {screens.map((screen) => (
            <ScreenRow key={screen.story} screen={screen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ScreenRow({ screen }: { screen: Screen }) {
  const stories = screen.files.flatMap((file) => file.stories);
  const own = screen.files[0]?.stories ?? [];
  const missing = requiredStates(screen).filter((one) => !own.some(({ state }) => shows(one, state)));
  const others = stories.filter(({ state }) => !columns.some(([, ...names]) => isIn(names, state)));
  return (
    <tr>
      <th scope="row" style={{ ...cell, textAlign: 'start', whiteSpace: 'nowrap' }}>
        <BookLink to={pageAt(screen.title)}>{nameOfScreen(screen)}</BookLink>
      </th>
      {columns.map(([name, ...names]) => (
        <StateCell
          key={name}
          page={screen.title}
          stories={stories.filter(({ state }) => isIn(names, state))}
          isMissing={missing.some((one) => one.some((state) => isIn(names, state)))}
        />
      ))}
      <td style={cell}>
        {others.length > 0 && <BookLink to={pageAt(screen.title)}>{`${others.length} more`}</BookLink>}
      </td>
    </tr>
  );
}

interface StateCellProps {
  /** The title of the page that has all states. */
  page: string;
  stories: readonly StoryFact[];
  isMissing: boolean;
}

function StateCell({ page, stories: [first, ...others], isMissing }: StateCellProps) {
  return (
    <td style={isMissing ? { ...cell, ...lacking } : cell}>
      {isMissing && <strong>missing </strong>}
      {first && <BookLink to={storyAt(first.id)}>{shortOf(nameOfState(first.state))}</BookLink>}
      {others.length > 0 && (
        <>
          , <BookLink to={pageAt(page)}>{`${others.length} more`}</BookLink>
        </>
      )}
    </td>
  );
}

/** Two words say which state it is; its page says the rest. */
const shortOf = (name: string) => {
  const words = name.split(' ');
  return words.length > 3 ? `${words.slice(0, 3).join(' ')} …` : name;
};

const table: CSSProperties = { borderCollapse: 'collapse', fontSize: '13px' };
const cell: CSSProperties = {
  padding: '6px 10px',
  border: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
};
const head: CSSProperties = { ...cell, background: theme.color.sunken };
const lacking: CSSProperties = { background: theme.color.dangerSoft, color: theme.color.danger };
