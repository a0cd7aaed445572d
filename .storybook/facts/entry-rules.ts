import { sourceOf } from '#tests/architecture/sources.ts';

/** A rule that decides who may come where. */
export interface EntryRuleFact {
  /** As the console notes it: `E11: signed out`. */
  why: string;
  /** How many lines of the table of cases name one of its numbers. */
  cases: number;
}

const RULES = ['entry-rules.ts', 'anonymous-entry.ts'];

/** The entry rules, by the reasons that the console gives for them. */
export function entryRules(): EntryRuleFact[] {
  const cases = sourceOf('tests/console/entry-rules.test.ts').split('\n');
  const reasons = RULES.flatMap((file) => [
    ...sourceOf(`packages/console/src/app/${file}`).matchAll(/why: ['`](E\d\d[^'`]*)['`]/g),
  ]).map(([, why = '']) => why.replaceAll(/\$\{\w+\}/g, '…'));
  return [...new Set(reasons)].toSorted().map((why) => ({
    why,
    cases: cases.filter((line) => (why.match(/E\d\d/g) ?? []).some((rule) => line.includes(rule))).length,
  }));
}
