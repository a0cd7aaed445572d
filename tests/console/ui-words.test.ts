import type { UiWordsGetters } from '@archive-console/ui';
import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n, ensureWords } from '#console/shared/i18n/i18n.ts';
import { languages } from '#console/shared/i18n/languages.ts';
import { createAreaWords } from '#console/shared/i18n/ui-words/area-words.ts';
import { createCsvWords } from '#console/shared/i18n/ui-words/csv-words.ts';
import { createGateWords } from '#console/shared/i18n/ui-words/gate-words.ts';
import { createHomeWords } from '#console/shared/i18n/ui-words/home-words.ts';
import { createMenuWords } from '#console/shared/i18n/ui-words/MenuWords.tsx';
import { createOverlayWords } from '#console/shared/i18n/ui-words/overlay-words.ts';

/** What words are made of that join other words; all others are made of a name or of numbers. */
const joining = new Set(['filterValues', 'duplicates']);

/** Every word of a group, as it is said of something. */
function said(group: object, chain: string): [string, unknown][] {
  return Object.entries(group).flatMap(([name, word]: [string, unknown]) => {
    const path = `${chain}.${name}`;
    if (typeof word === 'function')
      return [
        [path, (word as (...of: unknown[]) => unknown)(...(joining.has(name) ? [['a', 'b']] : [2, 3, 4]))],
      ];
    return typeof word === 'object' && word !== null ? said(word, path) : [[path, word]];
  });
}

describe.each(languages)('the words of components in %s', (language) => {
  const i18n = createI18n(language);
  const all: UiWordsGetters = {
    ...createGateWords(i18n, language),
    ...createHomeWords(i18n, language),
    ...createMenuWords(i18n),
    ...createOverlayWords(i18n),
    ...createAreaWords(i18n, language),
    ...createCsvWords(i18n),
  };
  beforeAll(() => ensureWords(i18n, 'area', 'shell', 'home', 'components', 'objects'));

  it('are all there, and none is the name of its key', () => {
    const words = Object.entries(all).flatMap(([group, give]) => said(give(), group));
    expect(words.length).toBeGreaterThan(180);
    const missing = words.filter(
      ([, text]) =>
        typeof text !== 'string' || text.trim() === '' || /^\w+(\.\w+)+$|\{\{|undefined/.test(text),
    );
    expect(missing).toEqual([]);
  });
});

it('words of components that come with the first page need no file of words to be made', () => {
  const i18n = createI18n('en-US');
  expect(createGateWords(i18n, 'en-US').copyButton()).toMatchObject({ copied: 'Copied' });
});
