import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsed } from './parsed.ts';
import { partsOf } from './parts-of.ts';
import { sources } from './sources.ts';

// The words that do not say who or what is meant (the README, The vocabulary). Words that a user of
// the product reads are not checked here: they stand in locales, in texts of stories and in the
// data of the demo service.
const NAMES =
  'deeds?|whoever|somebody|anybody|nobody|told|tells|owed|owes|met|gone|stranger|strangers|attend|trail|calm';
const IN_NAMES = new RegExp(`^(${NAMES})$`, 'i');
const ANYWHERE = new RegExp(NAMES, 'i');
const IN_PROSE =
  /\b(deeds?|whoever|somebody|nobody|told|tells|owed|owes|hangs on|good for nothing|its own fate|comes in showers|kept up)\b/i;

const wordsOf = (name: string) => name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/);
const isBanned = (name: string) => wordsOf(name).some((word) => IN_NAMES.test(word));

/** Those in which a name of the list can stand at all: only they are walked through. */
const candidates = () => sources.filter((file) => ANYWHERE.test(readFileSync(file, 'utf8')));

/** Names, and the literals that types and constants are made of: they name the states of the code. */
const namesIn = (file: string) =>
  [...partsOf(parsed(file).program)].flatMap((part) => {
    if (part.type === 'Identifier') return part.name;
    const literals =
      part.type === 'TSLiteralType'
        ? [part.literal]
        : part.type === 'TSAsExpression' && part.expression.type === 'ArrayExpression'
          ? part.expression.elements
          : [];
    return literals.flatMap((one) =>
      one?.type === 'Literal' && typeof one.value === 'string' ? one.value : [],
    );
  });

/** The titles of the tests in a file. */
const titlesIn = (file: string) =>
  [...partsOf(parsed(file).program)].flatMap((part) => {
    if (part.type !== 'CallExpression' || part.callee.type !== 'Identifier') return [];
    const [title] = part.arguments;
    const isTest = /^(it|test|describe)$/.test(part.callee.name);
    return isTest && title?.type === 'Literal' && typeof title.value === 'string' ? title.value : [];
  });

describe('the words of the code', () => {
  it('name who or what they mean in file names', () => {
    expect(sources.filter(isBanned)).toEqual([]);
  });

  it('name who or what they mean in names', () => {
    const banned = candidates().flatMap((file) =>
      [...new Set(namesIn(file))].filter(isBanned).map((name) => `${file}: ${name}`),
    );
    expect(banned).toEqual([]);
  });

  it('name who or what they mean in comments and titles of tests', () => {
    const banned = sources.flatMap((file) =>
      [...parsed(file).comments.map(({ value }) => value), ...titlesIn(file)]
        .filter((text) => IN_PROSE.test(text))
        .map((text) => `${file}: ${text.trim().slice(0, 100)}`),
    );
    expect(banned).toEqual([]);
  });
});
