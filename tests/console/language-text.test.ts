import { describe, expect, it } from 'vitest';
import { languageText } from '#console/entities/tenants/options.ts';

describe('a language', () => {
  it('has its name in the language of the reader', () => {
    expect(languageText('de', 'en-US')).toBe('German');
    expect(languageText('de', 'de')).toBe('Deutsch');
    expect(languageText('pt-BR', 'en-US')).toBe('Brazilian Portuguese');
  });

  it('stays its code where that has no name', () => {
    expect(languageText('qzz', 'en-US')).toBe('qzz');
  });

  it('stays what the service holds where that is no code of a language', () => {
    expect(languageText('de_DE!', 'en-US')).toBe('de_DE!');
    expect(languageText('', 'en-US')).toBe('');
  });
});
