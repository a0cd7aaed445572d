import { errorsOf } from '@archive-console/api-client';
import { operations } from '@archive-console/mocks';
import { neverAnswered } from '#stories/service/never-answered.ts';
import { pageAt } from './BookLink.tsx';
import { type Covered, type CoveredPart, type ShownAt, storiesWhere, titleInWords } from './covered.ts';
import { LookUpLink } from './LookUpLink.tsx';
import { flowFiles, framePages, type Screen } from './screens.ts';

const toPage = (title: string): ShownAt => ({ to: pageAt(title), words: titleInWords(title) });

/** Every operation, with the screens that call it; what the frame calls, with the stories in which it is answered otherwise. */
export function operationsCovered(screens: readonly Screen[]): CoveredPart {
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
  return {
    id: 'operations',
    title: 'Operations',
    said: 'What the service can be asked for. Missing is one that no screen calls and no story shows.',
    things,
  };
}

/** Every code that an operation answers, with the stories that show it. */
export function codesCovered(screens: readonly Screen[]): CoveredPart {
  const codes = [...new Set(operations.flatMap((operation) => errorsOf(operation)))].toSorted();
  const files = [...screens.flatMap((screen) => screen.files), ...framePages(screens), ...flowFiles];
  const things = codes.map((code): Covered => ({
    name: code,
    lead: <LookUpLink name={code} />,
    shownAt: storiesWhere(files, (story) => story.codes.includes(code)),
  }));
  return {
    id: 'codes',
    title: 'Codes',
    said: `What an operation is refused with; the demo service provokes each. ${Object.keys(neverAnswered).length} more are answered by no operation. Missing is one that no story shows.`,
    things,
  };
}
