import { errorsOf } from '@archive-console/api-client';
import { operations } from '@archive-console/mocks';
import { neverAnswered } from '#stories/service/never-answered.ts';
import type { StoryFact, StoryFileFact } from '../facts/book-facts.ts';
import { pageAt, storyAt } from './BookLink.tsx';
import { CoveragePart, CoveredList, type Covered, type ShownAt } from './CoveragePart.tsx';
import { LookUpLink } from './LookUpLink.tsx';
import { flowFiles, framePages, type Screen } from './screens.ts';
import { nameOfState } from './state-names.ts';

const missingOf = (things: readonly Covered[]) => things.filter(({ shownAt }) => shownAt.length === 0).length;

/** `Screens/Users/List` → “Users, List”. */
const inWords = (title: string) => title.split('/').slice(1).join(', ');

const toPage = (title: string): ShownAt => ({ to: pageAt(title), words: inWords(title) });

/** The stories of files that are so, each under the name of its page. */
const storiesWhere = (files: readonly StoryFileFact[], isSo: (story: StoryFact) => boolean): ShownAt[] =>
  files.flatMap(({ title, stories }) =>
    stories
      .filter((story) => isSo(story))
      .map(({ id, state }) => ({ to: storyAt(id), words: `${inWords(title)}: ${nameOfState(state)}` })),
  );

/** Every operation, with the screens that call it; what the frame calls, with the stories in which it is answered otherwise. */
export function OperationsCovered({ screens }: { screens: readonly Screen[] }) {
  const frame = [...framePages(screens), ...flowFiles];
  const things = operations.map(({ name }): Covered => {
    const calling = screens.filter((screen) => screen.operations.includes(name));
    return {
      name,
      lead: <LookUpLink name={name} />,
      shownAt:
        calling.length > 0
          ? calling.map(({ title }) => toPage(title))
          : storiesWhere(frame, (story) => story.operations.includes(name)),
    };
  });
  return (
    <CoveragePart
      title="Operations"
      said={`${things.length} operations. Called by no screen and shown by no story: ${missingOf(things)}.`}
    >
      <CoveredList things={things} />
    </CoveragePart>
  );
}

/** Every code that an operation answers, with the stories that show it. */
export function CodesCovered({ screens }: { screens: readonly Screen[] }) {
  const codes = [...new Set(operations.flatMap((operation) => errorsOf(operation)))].toSorted();
  const files = [...screens.flatMap((screen) => screen.files), ...framePages(screens), ...flowFiles];
  const things = codes.map((code): Covered => ({
    name: code,
    lead: <LookUpLink name={code} />,
    shownAt: storiesWhere(files, (story) => story.codes.includes(code)),
  }));
  return (
    <CoveragePart
      title="Codes"
      said={`${things.length} codes that an operation answers; ${Object.keys(neverAnswered).length} more are answered by none. The demo service provokes each of them. Shown by no story: ${missingOf(things)}.`}
    >
      <CoveredList things={things} />
    </CoveragePart>
  );
}
