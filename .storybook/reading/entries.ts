import { errorsOf } from '@archive-console/api-client';
import { operations } from '@archive-console/mocks';
import { pageAt, storyAt } from './BookLink.tsx';
import { titleInWords } from './covered.ts';
import { flowFiles, framePages, nameOfScreen, type Screen } from './screens.ts';
import { nameOfState } from './state-names.ts';

/** Something that is looked for in the book. */
export interface Entry {
  kind: 'Code' | 'Operation' | 'Screen' | 'Flow' | 'State';
  name: string;
  /** What is said of it. */
  text: string;
  /** Left out for what has no page of its own. */
  to?: string;
  /** Where it appears. */
  screens: readonly Screen[];
}

/** All that can be looked for: what has a page first. */
export function entriesOf(screens: readonly Screen[]): Entry[] {
  const calling = (name: string) => screens.filter((screen) => screen.operations.includes(name));
  const codes = new Map<string, string[]>();
  for (const operation of operations)
    for (const code of errorsOf(operation)) codes.set(code, [...(codes.get(code) ?? []), operation.name]);
  const files = [...screens.flatMap((screen) => screen.files), ...framePages(screens)];
  return [
    ...screens.map((screen): Entry => ({
      kind: 'Screen',
      name: nameOfScreen(screen),
      text: `${screen.sentence} ${screen.addresses.join(' ')}`,
      to: pageAt(screen.title),
      screens: [],
    })),
    ...flowFiles.map(({ title, stories }): Entry => ({
      kind: 'Flow',
      name: titleInWords(title),
      text: stories.map(({ state }) => nameOfState(state)).join(', '),
      to: pageAt(title),
      screens: [],
    })),
    ...[...codes].map(([code, names]): Entry => {
      const answering = screens.filter((screen) => names.some((name) => screen.operations.includes(name)));
      const isOfAll = names.length > 20;
      return {
        kind: 'Code',
        name: code,
        text: isOfAll ? `Answered by ${names.length} operations.` : `Answered by ${names.join(', ')}.`,
        screens: answering,
      };
    }),
    ...operations.map(({ name, summary, method, path }): Entry => ({
      kind: 'Operation',
      name,
      text: `${summary} ${method} /v2${path}`,
      screens: calling(name),
    })),
    ...[...files, ...flowFiles].flatMap(({ title, stories }) =>
      stories.map(({ id, state, reached, comment }): Entry => ({
        kind: 'State',
        name: `${titleInWords(title)}: ${nameOfState(state)}`,
        text: [comment, ...reached].join(' '),
        to: storyAt(id),
        screens: [],
      })),
    ),
  ];
}

/** How much of a word has to be there: “deletion” finds “delete”. */
const STEM = 5;

/** They say how a state is shown, which is chosen beside what is found, or join other words. */
const UNSOUGHT = new Set(
  'light dark german english telephone phone view a an the of in on with its'.split(' '),
);

const literally = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** What has all the words, beginnings being enough: first in its name, then one after another in what is said of it. */
export function found(entries: readonly Entry[], text: string): Entry[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const sought = typed.filter((word) => !UNSOUGHT.has(word));
  const words = (sought.length > 0 ? sought : typed).map((word) =>
    word.includes('.') ? word : word.slice(0, STEM),
  );
  if (words.length === 0) return [];
  const has = (where: string) => words.every((word) => where.toLowerCase().includes(word));
  const together = new RegExp(words.map((word) => literally(word)).join(String.raw`\w*\s+`), 'i');
  const rankOf = ({ name, text: said }: Entry) => {
    if (has(name)) return 0;
    return together.test(said) ? 1 : 2;
  };
  return entries
    .filter((entry) => has(`${entry.name} ${entry.text}`))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}
