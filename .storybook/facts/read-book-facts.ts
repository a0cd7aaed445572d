import { parsed } from '#tests/architecture/parsed.ts';
import { partsOf } from '#tests/architecture/parts-of.ts';
import { addressIn } from './address-fact.ts';
import type { AddressFact, BookFacts, ScreenFact } from './book-facts.ts';
import { declaredIn, importedIn, operationsOf } from './called-operations.ts';
import { entryRules } from './entry-rules.ts';
import { reachedFrom } from './reached-files.ts';
import { screenModules } from './screen-modules.ts';
import { commentAbove, storyFiles } from './story-facts.ts';

/** Reads what the book says of the console from its sources: no list of it is written by hand. */
export function readBookFacts(): BookFacts {
  const screens: Record<string, ScreenFact> = {};
  const uses: Record<string, Set<string>> = {};
  for (const { story, file, component } of screenModules()) {
    const files = [...reachedFrom(file)];
    screens[story] = {
      sentence: sentenceOf(file, component),
      operations: [...new Set(files.flatMap((one) => [...operationsOf(one)]))].toSorted(),
      leadsTo: uniqueOf(files.flatMap((one) => addressesIn(one))),
    };
    for (const one of files)
      for (const { name, from } of importedIn(one).values())
        if (from === '@archive-console/ui' && /^[A-Z]/.test(name)) (uses[name] ??= new Set()).add(story);
  }
  return {
    screens,
    files: storyFiles(),
    entryRules: entryRules(),
    uses: Object.fromEntries(Object.entries(uses).map(([name, found]) => [name, [...found]])),
  };
}

/** The comment above a component. */
function sentenceOf(file: string, name: string): string {
  const component = declaredIn(file).get(name);
  return component === undefined ? '' : commentAbove(file, component);
}

const addressesIn = (file: string): AddressFact[] =>
  [...partsOf(parsed(file).program)].flatMap((part) => {
    const address = part.type === 'CallExpression' ? addressIn(part) : undefined;
    return address ?? [];
  });

const uniqueOf = (addresses: readonly AddressFact[]): AddressFact[] =>
  [...new Set(addresses.map((address) => JSON.stringify(address)))].map(
    (text) => JSON.parse(text) as AddressFact,
  );
