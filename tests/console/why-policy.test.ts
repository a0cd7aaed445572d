import type { ArchivePolicy } from '@archive-console/api-client';
import { describe, expect, it } from 'vitest';
import { matchesPattern } from '#console/entities/archive-policies/pattern-cover.ts';
import type { MessageFacts } from '#console/features/apply-policy/message-head.ts';
import { explain } from '#console/features/apply-policy/why-policy.ts';
import { policyThat as policy } from './policy-that.ts';

const message: MessageFacts = {
  sender: 'Ada@News.example',
  recipients: ['mira@demo.example', 'post@else.example'],
  subject: 'Offer [of] the week',
  size: 12_000_000,
};

/** What becomes of one policy alone. */
const outcome = (says: Partial<ArchivePolicy>, about: Partial<MessageFacts> = {}) =>
  explain([policy('one', says)], { ...message, ...about }).steps[0]?.outcome;
const fails = (...reasons: readonly object[]) => ({ kind: 'fails', reasons });
const mb = (unitAmount: number) => ({ unitAmount, unitType: 'Mb' });

describe('a pattern matches a text', () => {
  it.each([
    ['*@news.example', 'a@news.example', true],
    ['*@news.example', 'a@news.example.org', false],
    ['news', 'a@news.example', true],
    ['a?c', 'abc', true],
    ['a?c', 'ac', false],
    ['*', '', true],
    ['', 'anything', true],
    ['[of]*', '[of] it', true],
    ['[of]*', 'o', false],
    ['a*b*c', 'axxbxxbc', true],
    ['a*b*c', 'axxcxxb', false],
    ['what?', 'what*', true],
    ['x*y', 'x*z', false],
    ['*😀?', 'a😀b', true],
  ])('%s, %s: %s', (pattern, text, is) => {
    expect(matchesPattern(pattern, text)).toBe(is);
  });

  it('in a time that does not explode', () => {
    expect(matchesPattern('*a'.repeat(60) + 'b', 'a'.repeat(4000))).toBe(false);
  });
});

describe('why a policy decides or not', () => {
  it('compares addresses without upper and lower case', () => {
    expect(outcome({ senderPatterns: ['*@NEWS.example'] })).toEqual({ kind: 'decides' });
    expect(outcome({ senderPatterns: ['*@shop.example'] })).toEqual(fails({ kind: 'sender' }));
  });

  it('needs one recipient that matches, or all of them', () => {
    const recipientPatterns = ['*@demo.example'];
    expect(outcome({ recipientPatterns })).toEqual({ kind: 'decides' });
    expect(outcome({ recipientPatterns, matchAllRecipients: true })).toEqual(
      fails({ kind: 'everyRecipient', others: ['post@else.example'] }),
    );
    expect(outcome({ recipientPatterns: ['*@nobody.example'], matchAllRecipients: true })).toEqual(
      fails({ kind: 'recipients' }),
    );
  });

  it('says where only upper and lower case differ', () => {
    const subjectPatterns = ['offer*'];
    expect(outcome({ subjectPatterns })).toEqual({ kind: 'decides' });
    expect(outcome({ subjectPatterns, subjectPatternCaseSensitive: true })).toEqual(
      fails({ kind: 'exactSubject' }),
    );
    expect(outcome({ subjectPatterns: ['Invoice'] })).toEqual(fails({ kind: 'subject' }));
  });

  it('excludes the limits themselves', () => {
    expect(outcome({ greaterThanSizeFilter: mb(12) })).toEqual(fails({ kind: 'larger' }));
    expect(outcome({ greaterThanSizeFilter: mb(12) }, { size: 12_000_001 })).toEqual({ kind: 'decides' });
    expect(outcome({ lessThanSizeFilter: mb(12) })).toEqual(fails({ kind: 'smaller' }));
    expect(outcome({ lessThanSizeFilter: mb(12) }, { size: 11_999_999 })).toEqual({ kind: 'decides' });
  });

  it('names every condition that is not met', () => {
    expect(
      outcome({ senderPatterns: ['bo@'], subjectPatterns: ['y'], greaterThanSizeFilter: mb(20) }),
    ).toEqual(fails({ kind: 'sender' }, { kind: 'subject' }, { kind: 'larger' }));
  });

  it('claims nothing where something is not known, unless something else is not met', () => {
    const unknown = { sender: '', recipients: [], size: null };
    const all = { senderPatterns: ['a'], recipientPatterns: ['b'], lessThanSizeFilter: mb(1) };
    expect(outcome(all, unknown)).toEqual({ kind: 'open', missing: ['sender', 'recipients', 'size'] });
    expect(outcome({ ...all, subjectPatterns: ['y'] }, unknown)).toEqual(fails({ kind: 'subject' }));
    const strange = { unitAmount: 1, unitType: 'Tb' };
    expect(outcome({ greaterThanSizeFilter: strange })).toEqual({ kind: 'open', missing: ['unit'] });
  });
});

describe('what becomes of the message', () => {
  const everything = policy('everything', { senderPatterns: ['*'] });
  const others = policy('others', { senderPatterns: ['*@shop.example'] });
  const small = policy('small', { lessThanSizeFilter: mb(1) });

  it('is what the first that matches says, and later ones are not reached or disabled', () => {
    const off = policy('off', { senderPatterns: ['*'], isEnabled: false });
    const { steps, decides, action } = explain([off, others, everything, small, off], message);
    const kinds = ['disabled', 'fails', 'decides', 'later', 'disabled'];
    expect(steps.map(({ outcome: { kind } }) => kind)).toEqual(kinds);
    expect([decides?.name, action]).toEqual(['everything', 'DoNotArchive']);
  });

  it('is that it is archived where none matches', () => {
    expect(explain([others], message)).toMatchObject({ decides: undefined, open: [], action: 'Archive' });
  });

  it('is said where it is the same whatever is missing, and else left open', () => {
    const unknown = { ...message, size: null };
    expect(explain([small, everything], unknown)).toMatchObject({
      decides: everything,
      action: 'DoNotArchive',
    });
    expect(explain([small], unknown)).toMatchObject({ open: [small], action: undefined });
  });
});
