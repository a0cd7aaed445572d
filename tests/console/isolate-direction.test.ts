import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n, ensureWords } from '#console/shared/i18n/i18n.ts';
import { isolateDirection } from '#console/shared/i18n/isolate-direction.ts';
import { languages } from '#console/shared/i18n/languages.ts';

const dana = '\u05D3\u05E0\u05D4 (IT)';
const isolated = (text: string) => `\u2068${text}\u2069`;

describe.each(languages)('a name in a sentence in %s', (language) => {
  const i18n = createI18n(language);
  beforeAll(() => ensureWords(i18n, 'area'));
  const said = (name: string) => i18n.t('area:list.selectRow', { name });

  it('is isolated where it is written from right to left', () => {
    expect(said(dana)).toContain(isolated(dana));
  });

  it('stands as it is where it is written from left to right', () => {
    expect(said('Zoë <b> & 田中')).toContain('Zoë <b> & 田中');
    expect(said('Zoë')).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe('isolateDirection', () => {
  it.each([
    ['an override', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['an isolate that is not closed', 'a\u2067b', 'a\u2067b\u2069'],
    ['an end without a beginning', 'a\u2069b', 'ab'],
    ['a value that holds isolated ones', `${isolated(dana)} and B`, `${isolated(dana)} and B`],
  ])('keeps %s inside', (_, value, kept) => {
    expect(isolateDirection(value)).toBe(isolated(kept));
  });
});
