import { activateSubscription, errorsOf, startImport } from '@archive-console/api-client';
import { operations } from '@archive-console/mocks';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookFacts } from '#.storybook/book-facts';
import { readBookFacts } from '#.storybook/read-book-facts';

let facts: BookFacts;
beforeAll(() => {
  facts = readBookFacts();
}, 60_000);

const storyOf = (id: string) =>
  facts.files.flatMap(({ stories }) => stories).find((story) => story.id === id);

describe('what the book knows of a screen', () => {
  it('is what its component is for', () => {
    expect(facts.screens['users/UserDetails']?.sentence).toBe('One user: who they are, and their tabs.');
    const silent = Object.entries(facts.screens).filter(([, { sentence }]) => sentence === '');
    expect(silent.map(([story]) => story)).toEqual([]);
  });

  it('is which operations its files call, and no other of the same noun', () => {
    expect(facts.screens['accounts/ForgotPassword']?.operations).toEqual(['forgotPassword']);
    expect(facts.screens['users/UserDetails']?.operations).toContain('deleteUser');
    expect(facts.screens['users/UserProfileTab']?.operations).not.toContain('deleteUser');
  });

  it('is where it leads', () => {
    const { leadsTo = [] } = facts.screens['users/UserDetails'] ?? {};
    expect(leadsTo).toContainEqual(expect.objectContaining({ paths: 'usersPaths', builder: 'addRoles' }));
  });
});

describe('what the book knows of a state', () => {
  it('is what is different and what is done, in words', () => {
    expect(storyOf('screens-groups-details--rejected')?.reached).toEqual([
      'The service refuses deleteGroup with Group.ManagedReadonly.',
      'Press “More actions for Newsletter”.',
      'Choose “Delete group” in the menu.',
      'Press “Delete group”.',
      'It says: “This group is managed elsewhere”',
    ]);
  });

  it('is which operations are answered otherwise, which codes are shown and which rule of entry', () => {
    expect(storyOf('screens-groups-details--rejected')).toMatchObject({
      operations: ['deleteGroup'],
      codes: ['Group.ManagedReadonly'],
    });
    expect(storyOf('screens-users-list--forbidden')?.codes).toContain('Default.Forbidden');
    expect(storyOf('screens-shell--no-permissions')?.entryRule).toBe('E04');
  });

  it('is no code whose words are seen to be absent, and one that a step of its file finds', () => {
    expect(storyOf('screens-shell-session-ended--one-read-refused')?.codes).toEqual([]);
    const byPrice = storyOf('screens-subscription-change-coupon--rejected-by-price');
    expect(byPrice?.codes).toContain('Coupon.AlreadyRedeemed');
  });

  it('is every code of an operation that a play goes through, but those that it passes over', () => {
    expect(storyOf('screens-import-sources-refusals--start-rejected')?.codes).toEqual(startImport.errors);
    const others = activateSubscription.errors.filter((code) => code !== 'TenantSubscription.AlreadyExists');
    expect(storyOf('screens-subscription-change--rejected-activation')?.codes).toEqual(others);
  });

  it('is the code with which the service leads back', () => {
    const back = (story: string) => storyOf(`screens-connect-microsoft-365-back-from-the-sign-in--${story}`);
    expect(back('already-registered')?.codes).toEqual(['Tenant.MicrosoftTenantAlreadyRegistered']);
    expect(back('access-denied')?.codes).toEqual([]);
  });

  it('is which step of a flow it leaves from', () => {
    expect(storyOf('flows-reset-a-password--link-expired')?.branchOf).toBe('AskForLink');
    expect(storyOf('flows-reset-a-password--set-password')?.after).toBe('OpenLink');
  });
});

describe('every code that an operation answers', () => {
  it('is shown by a story', () => {
    const shown = facts.files.flatMap(({ stories }) => stories.flatMap(({ codes }) => codes));
    const missing = operations
      .flatMap((operation) => errorsOf(operation))
      .filter((code) => !shown.includes(code));
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('every entry rule', () => {
  it('is shown by a story', () => {
    const shown = facts.files.flatMap(({ stories }) => stories.flatMap(({ entryRule }) => entryRule ?? []));
    const missing = facts.entryRules.filter(({ why }) => !shown.includes(why.split(':')[0] ?? ''));
    expect(missing).toEqual([]);
    const numbers = facts.entryRules.map(({ why }) => why.split(':')[0]);
    expect(shown.filter((rule) => !numbers.includes(rule))).toEqual([]);
  });
});
