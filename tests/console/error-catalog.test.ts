import { CLIENT_ERROR_CODES, SERVICE_ERROR_CODES } from '@archive-console/api-client';
import { createI18n, ensureWords } from '@archive-console/console';
import { describe, expect, it } from 'vitest';
import { errorCatalog, foundIn, helperOf } from '#console/features/help/error-catalog.ts';

const words = createI18n('en-US');
await ensureWords(words, 'errors');
const catalog = errorCatalog(words, 'en-US');

describe('the catalog of error codes', () => {
  it('has every code of the service and of the console but those of tests, each with words', () => {
    const codes = catalog.map(({ code }) => code).toSorted();
    const known = [...SERVICE_ERROR_CODES, ...CLIENT_ERROR_CODES];
    expect(codes).toEqual(known.filter((code) => code !== 'TestingError.*').toSorted());
    expect(catalog.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
  });

  it('finds a code by parts of it, and by words of its message in any order', () => {
    const found = (search: string) => foundIn(catalog, search).map(({ code }) => code);
    expect(found('dnsrecord')).toEqual(['TrustedDomain.DnsRecordNotFound']);
    expect(found('valid VAT')).toContain('VatValidation.Invalid');
    expect(found('')).toHaveLength(catalog.length);
    expect(found('xyzzy')).toEqual([]);
  });

  it('names who can help besides the reader', () => {
    expect(helperOf('Partner.NoBillingContact')).toBe('help:helper.partner');
    expect(helperOf('TrustedDomain.DnsRecordNotFound')).toBe('help:helper.dns');
    expect(helperOf('User.UserNameAlreadyExists')).toBeUndefined();
  });

  it.each([
    ['en-US', /support|administrator|partner|gave (it to )?you|your directory|Microsoft 365 and/i],
    ['de', /Support|Administrator|Partner|Aussteller|Ihrem Verzeichnis|Microsoft 365 an/],
  ] as const)('leaves to the reader alone only what names no one else: %s', async (language, others) => {
    const spoken = createI18n(language);
    await ensureWords(spoken, 'errors');
    const left = errorCatalog(spoken, language).filter(
      ({ code, title, text }) => others.test(`${title} ${text}`) && helperOf(code) === undefined,
    );
    expect(left.map(({ code }) => code)).toEqual([]);
  });
});
