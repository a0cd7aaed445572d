import type { EntryRuleFact } from '../facts/entry-rules.ts';
import { storyAt } from './BookLink.tsx';
import { CoveragePart, CoveredList, type Covered } from './CoveragePart.tsx';
import { facts } from './facts.ts';
import { nameOfState } from './state-names.ts';

/** The numbers before what the rule says: `E10, E17`. */
const numbersOf = (why: string) => why.split(':')[0] ?? why;

function coveredBy({ why, cases }: EntryRuleFact): Covered {
  const shownAt = facts.files.flatMap(({ title, stories }) =>
    stories
      .filter(({ entryRule }) => entryRule === numbersOf(why))
      .map(({ id, state }) => ({
        to: storyAt(id),
        words: `${title.split('/').slice(1).join(', ')}: ${nameOfState(state)}`,
      })),
  );
  return { name: why, lead: `${why} (${cases === 1 ? '1 case' : `${cases} cases`})`, shownAt };
}

/** The entry rules of the specification that the console follows, each with how often the table of cases asks for it. */
export function EntryRules() {
  const untested = facts.entryRules.filter(({ cases }) => cases === 0);
  const things = facts.entryRules.map((rule) => coveredBy(rule));
  const missing = things.filter(({ shownAt }) => shownAt.length === 0);
  return (
    <CoveragePart
      title="Entry rules"
      said={`${things.length} rules decide who may come where. Without a case in their test: ${untested.length}. Shown by no story: ${missing.length}.`}
    >
      <CoveredList things={things} />
    </CoveragePart>
  );
}
