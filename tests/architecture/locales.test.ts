import { describe, expect, it } from 'vitest';
import * as contract from '@archive-console/api-client';
import { errorsOf, isOperation } from '@archive-console/api-client';
import { askedKeys } from './asked-keys.ts';
import { baseOf, namespacesOf, pluralOf, slotsOf, wordsOf, type Words } from './locale-files.ts';
import { sameInBoth } from './same-in-both.ts';

const english = wordsOf('en-US');
const german = wordsOf('de');
const germanBy = new Map(german.map((words) => [words.id, words.text]));
const ids = (words: readonly Words[]) => words.map(({ id }) => id).toSorted();

describe('the two languages', () => {
  it('have the same files', () => {
    expect(namespacesOf('de')).toEqual(namespacesOf('en-US'));
  });

  it('have the same keys, plural forms included', () => {
    expect(ids(german)).toEqual(ids(english));
  });

  it('fill in and mark up the same', () => {
    const differing = english.filter(
      ({ id, text }) => slotsOf(text).join() !== slotsOf(germanBy.get(id) ?? '').join(),
    );
    expect(ids(differing)).toEqual([]);
  });

  it('have both forms of every plural', () => {
    const all = new Set(ids(english));
    const plural = english.filter(({ key }) => pluralOf(key) !== undefined);
    const lacking = plural.filter(
      ({ id }) => !all.has(`${baseOf(id)}_one`) || !all.has(`${baseOf(id)}_other`),
    );
    expect(ids(lacking)).toEqual([]);
  });

  it('say nothing in the same words, except what is listed', () => {
    const untranslated = english.filter(({ id, text }) => germanBy.get(id) === text && !sameInBoth.has(text));
    expect(untranslated.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it('leave nothing empty', () => {
    expect(
      ids([...english, ...german].filter(({ text }) => text.trim() === '' || text !== text.trim())),
    ).toEqual([]);
  });
});

describe('the keys', () => {
  const { strings, built } = askedKeys();

  it('are never put together at run time', () => {
    expect(built).toEqual([]);
  });

  it('are all asked for', () => {
    const unused = english.filter(({ namespace, key, id }) => {
      // The errors are found by their code.
      if (namespace === 'errors' && !key.startsWith('detail.')) return false;
      return !strings.has(baseOf(key)) && !strings.has(baseOf(id));
    });
    expect(ids(unused)).toEqual([]);
  });
});

describe('the errors', () => {
  const operations = Object.values<unknown>(contract).filter(isOperation);
  const codes = [...new Set(operations.flatMap(errorsOf))];
  // Shown by the rules of section 8, not by words of their own.
  const byRule = ['Default.UnexpectedError', 'Default.ValidationError'];
  const known = new Set(
    english.filter(({ namespace }) => namespace === 'errors').map(({ key }) => key.toLowerCase()),
  );
  const has = (code: string, part: string) =>
    known.has(`${code}.${part}`.toLowerCase()) || known.has(`${code.split('.')[0]}.*.${part}`.toLowerCase());

  it('have a title and a text for every code that an operation can answer', () => {
    const wordless = codes.filter(
      (code) => !byRule.includes(code) && !(has(code, 'title') && has(code, 'text')),
    );
    expect(wordless).toEqual([]);
  });

  it('are all codes that the contract knows', () => {
    const all = new Set(
      [...contract.SERVICE_ERROR_CODES, ...contract.CLIENT_ERROR_CODES].map((code) => code.toLowerCase()),
    );
    const groups = new Set([...all].map((code) => code.split('.')[0]));
    const unmatched = [...known].filter((key) => {
      const code = key.replace(/\.(title|text)$/, '');
      const isGroup = code.endsWith('.*') && groups.has(code.split('.')[0]);
      return !key.startsWith('detail.') && !all.has(code) && !isGroup;
    });
    expect(unmatched).toEqual([]);
  });
});
