import { Text, theme } from '@archive-console/ui';
import { type CSSProperties, use } from 'react';
import { requiredStates, shows } from '#stories/spec/required-states.ts';
import type { StoryFact } from '../facts/book-facts.ts';
import { BookLink, pageAt, storyAt } from './BookLink.tsx';
import { CoveragePart } from './CoveragePart.tsx';
import { CodesCovered, OperationsCovered } from './ContractCovered.tsx';
import { EntryRules } from './EntryRules.tsx';
import { Listed } from './Listed.tsx';
import { flowFiles, readScreens, type Screen } from './screens.ts';
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

/** What is specified and what is missing: screens by states, then operations, codes, entry rules and flows. */
export function Coverage() {
  const screens = use(readScreens());
  return (
    <>
      <StateMatrix screens={screens} />
      <OperationsCovered screens={screens} />
      <CodesCovered screens={screens} />
      <EntryRules />
      <FlowsCovered />
    </>
  );
}

const missingIn = (screen: Screen) => {
  const stories = screen.files[0]?.stories ?? [];
  return requiredStates(screen).filter((one) => !stories.some(({ state }) => shows(one, state)));
};

function StateMatrix({ screens }: { screens: readonly Screen[] }) {
  const required = screens.flatMap((screen) => requiredStates(screen)).length;
  const missing = screens.flatMap((screen) => missingIn(screen)).length;
  const all = screens.flatMap(({ files }) => files.flatMap(({ stories }) => stories)).length;
  return (
    <CoveragePart
      title="Screens by states"
      said={`${screens.length} screens in ${all} states. Required: ${required}, missing: ${missing}.`}
    >
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
    </CoveragePart>
  );
}

function ScreenRow({ screen }: { screen: Screen }) {
  const stories = screen.files.flatMap((file) => file.stories);
  const missing = missingIn(screen);
  const others = stories.filter(({ state }) => !columns.some(([, ...names]) => isIn(names, state)));
  return (
    <tr>
      <th scope="row" style={{ ...cell, textAlign: 'start', whiteSpace: 'nowrap' }}>
        <BookLink to={pageAt(screen.title)}>
          {screen.group === screen.name ? screen.name : `${screen.group}, ${screen.name}`}
        </BookLink>
      </th>
      {columns.map(([name, ...names]) => (
        <StateCell
          key={name}
          stories={stories.filter(({ state }) => isIn(names, state))}
          isMissing={missing.some((one) => one.some((state) => isIn(names, state)))}
        />
      ))}
      <td style={cell}>{others.length > 0 && others.length}</td>
    </tr>
  );
}

function StateCell({ stories, isMissing }: { stories: readonly StoryFact[]; isMissing: boolean }) {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const draw = (id: string) => (
    <BookLink to={storyAt(id)}>{shortOf(nameOfState(byId.get(id)?.state ?? ''))}</BookLink>
  );
  return (
    <td style={isMissing ? { ...cell, ...lacking } : cell}>
      {isMissing && <strong>missing </strong>}
      {stories.length > 0 && <Listed things={[...byId.keys()]} draw={draw} />}
    </td>
  );
}

/** Two words say which state it is; its page says the rest. */
const shortOf = (name: string) => {
  const words = name.split(' ');
  return words.length > 3 ? `${words.slice(0, 3).join(' ')} …` : name;
};

function FlowsCovered() {
  const byTitle = new Map(flowFiles.map((flow) => [flow.title, flow]));
  const draw = (title: string) => (
    <BookLink to={pageAt(title)}>
      {title.split('/').slice(1).join(', ')} ({byTitle.get(title)?.stories.length})
    </BookLink>
  );
  return (
    <CoveragePart title="Flows" said={`${flowFiles.length} flows, each with its number of steps.`}>
      <Text as="div">
        <Listed things={[...byTitle.keys()]} draw={draw} />
      </Text>
    </CoveragePart>
  );
}

const table: CSSProperties = { borderCollapse: 'collapse', fontSize: '13px' };
const cell: CSSProperties = {
  padding: '6px 10px',
  border: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
};
const head: CSSProperties = { ...cell, background: theme.color.sunken };
const lacking: CSSProperties = { background: theme.color.dangerSoft, color: theme.color.danger };
