import { describe, expect, it } from 'vitest';
import {
  covers,
  matchesAnyAddress,
  matchesAnything,
} from '#console/entities/archive-policies/pattern-cover.ts';
import {
  dropsEverything,
  type PolicyRule,
  shadowsIn,
} from '#console/entities/archive-policies/policy-shadows.ts';
import { policyThat as rule } from './policy-that.ts';

/** What becomes of the second after the first. */
const second = (first: Partial<PolicyRule>, then: Partial<PolicyRule>) =>
  shadowsIn([rule('first', first), rule('second', then)]).get('second')?.kind;

const bytes = (unitAmount: number) => ({ unitAmount, unitType: 'B' });
const mb = (unitAmount: number) => ({ unitAmount, unitType: 'Mb' });

describe('a pattern covers another', () => {
  it.each([
    ['*@news.example', 'letter@news.example*', false],
    ['*@news.example', 'l?tter@news.example', true],
    ['*@news.example*', 'letter@news.example', true],
    ['*@news.example', '?*@news.example', true],
    ['news', '*@news.example', true],
    ['news', 'n?ws*', false],
    ['a?c*', 'abc*', true],
    ['a?c*', 'a*c*', false],
    ['*a*b*', '*aab', true],
    ['*', 'anything', true],
    ['[ticket*', '[ticket 1', false],
    ['*[ticket*', '[ticket 1', true],
  ])('%s, %s: %s', (wide, narrow, is) => {
    expect(covers(wide, narrow)).toBe(is);
  });

  it('is one for every text only where it is made of stars', () => {
    expect(['*', '**', ' * '].every(matchesAnything)).toBe(true);
    expect(['?', '*@*', 'a'].some(matchesAnything)).toBe(false);
  });

  it.each(['*', '@', '*@*', ' *@* ', '?*', '*?', '?*?', '???*', '?*@*?', '**@?*'])(
    'is one for every address: %s',
    (pattern) => {
      expect(matchesAnyAddress(pattern)).toBe(true);
    },
  );

  it.each(['?', '???', '????*', '?@*', '*@?', '??*@*', '*@*.*', '*@*@*', 'a', '*a', '@a'])(
    'is not one for every address: %s',
    (pattern) => {
      expect(matchesAnyAddress(pattern)).toBe(false);
    },
  );
});

describe('a policy never decides', () => {
  const news = { senderPatterns: ['*@news.example'] };

  it('after one that matches the same and more, to the same end or to the contrary', () => {
    expect(second(news, { ...news, subjectPatterns: ['Offer'] })).toBe('covered');
    expect(second(news, { ...news, action: 'Archive' })).toBe('contradicted');
    expect(second({ ...news, subjectPatterns: ['Offer'] }, news)).toBeUndefined();
  });

  it('only after one that is enabled, and never as a disabled one', () => {
    expect(second({ ...news, isEnabled: false }, news)).toBeUndefined();
    expect(second(news, { ...news, isEnabled: false })).toBeUndefined();
  });

  it('where each of its patterns is taken', () => {
    const both = { senderPatterns: ['a*@news.example', '*@shop.example'] };
    expect(second({ senderPatterns: ['*@*.example'] }, both)).toBe('covered');
    expect(second(news, both)).toBeUndefined();
    expect(second({ senderPatterns: ['*@NEWS.example'] }, news)).toBe('covered');
  });

  it('after one that every address matches, whatever is asked of a sender or a recipient', () => {
    expect(second({ senderPatterns: ['*@*'] }, { subjectPatterns: ['Offer'] })).toBe('covered');
    expect(second({ recipientPatterns: ['@'], matchAllRecipients: true }, news)).toBe('covered');
    expect(second({ subjectPatterns: ['*@*'] }, news)).toBeUndefined();
  });

  it('by subjects as they distinguish upper and lower case', () => {
    const exact = { subjectPatterns: ['Offer*'], subjectPatternCaseSensitive: true };
    const loose = { subjectPatterns: ['offer*'] };
    expect(second(loose, exact)).toBe('covered');
    expect(second(exact, { subjectPatterns: ['Offer*'] })).toBeUndefined();
    expect(second(exact, { ...exact, subjectPatterns: ['Offers*'] })).toBe('covered');
    expect(second(exact, { ...exact, subjectPatterns: ['offers*'] })).toBeUndefined();
  });

  it('by recipients as one or all of them must match', () => {
    const one = { recipientPatterns: ['*@a.example'] };
    const all = { ...one, matchAllRecipients: true };
    expect(second(one, all)).toBe('covered');
    expect(second(all, one)).toBeUndefined();
    expect(second(all, all)).toBe('covered');
  });

  it('by sizes in any unit; one that is not known compares with nothing', () => {
    const large = { greaterThanSizeFilter: mb(10) };
    expect(second(large, { greaterThanSizeFilter: { unitAmount: 10_000, unitType: 'Kb' } })).toBe('covered');
    expect(second(large, { greaterThanSizeFilter: mb(9) })).toBeUndefined();
    expect(second(large, { lessThanSizeFilter: mb(20) })).toBeUndefined();
    expect(second(large, { greaterThanSizeFilter: { unitAmount: 1, unitType: 'Tb' } })).toBeUndefined();
  });

  it('where nothing lies between its sizes, and then takes nothing from others', () => {
    const none = { greaterThanSizeFilter: mb(10), lessThanSizeFilter: mb(5) };
    expect(second({}, none)).toBe('impossible');
    expect(second(none, { ...none, senderPatterns: ['x'] })).toBe('impossible');
    expect(shadowsIn([rule('none', none), rule('news', news)]).has('news')).toBe(false);
  });
});

describe('a policy drops everything', () => {
  it('where every condition is met by every mail', () => {
    expect(dropsEverything(rule('all', { senderPatterns: ['*'] }))).toBe(true);
    expect(dropsEverything(rule('all', { senderPatterns: ['*'], recipientPatterns: ['**', 'a'] }))).toBe(
      true,
    );
  });

  it.each(['*@*', '@', '?*', '*@*.*', '*.*', '.', '?*@?*.?*'])(
    'where every address matches: %s',
    (pattern) => {
      expect(dropsEverything(rule('all', { senderPatterns: [pattern] }))).toBe(true);
      expect(dropsEverything(rule('all', { recipientPatterns: [pattern], matchAllRecipients: true }))).toBe(
        true,
      );
    },
  );

  it.each([
    { greaterThanSizeFilter: bytes(1) },
    { greaterThanSizeFilter: bytes(0), senderPatterns: ['*@*.*'] },
    { lessThanSizeFilter: { unitAmount: 2, unitType: 'Gb' } },
  ])('where its limits exempt no mail that comes in: %o', (says) => {
    expect(dropsEverything(rule('all', says))).toBe(true);
  });

  it.each([
    {},
    { greaterThanSizeFilter: { unitAmount: 1, unitType: 'Kb' } },
    { lessThanSizeFilter: mb(150) },
    { senderPatterns: ['*'], lessThanSizeFilter: { unitAmount: 9, unitType: 'Tb' } },
    { senderPatterns: ['*@*.*.*'] },
    { subjectPatterns: ['*@*'] },
    { senderPatterns: ['*@*'], recipientPatterns: ['*@a.example'] },
    { senderPatterns: ['*'], recipientPatterns: ['a'] },
    { senderPatterns: ['*'], greaterThanSizeFilter: mb(1) },
    { senderPatterns: ['*'], action: 'Archive' as const },
    { senderPatterns: ['*'], isEnabled: false },
  ])('and not with %o', (says) => {
    expect(dropsEverything(rule('some', says))).toBe(false);
  });
});
