import type { EntryRuleFact } from '../facts/entry-rules.ts';
import { type Covered, type CoveredPart, storiesWhere } from './covered.ts';
import { facts } from './facts.ts';

/** The numbers before what the rule says: `E10, E17`. */
const numbersOf = (why: string) => why.split(':')[0] ?? why;

const coveredBy = ({ why, cases }: EntryRuleFact): Covered => ({
  name: why,
  lead: `${why} (${cases === 1 ? '1 case' : `${cases} cases`})`,
  shownAt: storiesWhere(facts.files, ({ entryRule }) => entryRule === numbersOf(why)),
});

/** The entry rules of the specification that the console follows, each with how often the table of cases asks for it. */
export function entryRulesCovered(): CoveredPart {
  const untested = facts.entryRules.filter(({ cases }) => cases === 0);
  return {
    id: 'entry-rules',
    title: 'Entry rules',
    said: `They decide who may come where. Without a case in their test: ${untested.length}. Missing is one that no story shows.`,
    things: facts.entryRules.map((rule) => coveredBy(rule)),
  };
}
