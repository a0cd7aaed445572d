import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, languages } from '#console/shared/i18n/languages.ts';

it('the script before the first paint knows the same languages', () => {
  const known = [...readFileSync('packages/console/theme.js', 'utf8').matchAll(/locale === '([^']+)'/g)];
  expect(known.map(([, language]) => language)).toEqual(languages);
});

describe('chooseLanguage', () => {
  it.each([
    ['de', ['en-US'], 'de'],
    ['en-US', ['de'], 'en-US'],
    ['fr', ['de-AT', 'en'], 'de'],
    ['DE', [], 'en-US'],
    [undefined, ['fr-FR', 'de-CH'], 'en-US'],
    [undefined, ['de-CH', 'fr-FR'], 'de'],
    [undefined, ['en-GB', 'de'], 'en-US'],
    [undefined, ['fr'], 'en-US'],
    [undefined, [], 'en-US'],
  ])('stored %s and preferred %j give %s', (stored, preferred, chosen) => {
    expect(chooseLanguage(stored, preferred)).toBe(chosen);
  });

  it('answers a language of the console whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (stored, preferred) => {
        expect(languages).toContain(chooseLanguage(stored, preferred));
      }),
    );
  });
});
