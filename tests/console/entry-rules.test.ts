import { describe, expect, it } from 'vitest';
import { type Entry, entryRules } from '#console/app/entry-rules.ts';
import type { Session } from '#console/queries/authentication.ts';

const prefixes = ['/home/dashboard', '/home/users'];
const signedOut: Session = { isAuthenticated: false, userId: '', userName: '', roles: [], permissions: [] };
const user: Session = { ...signedOut, isAuthenticated: true, userId: '7', userName: 'mira.sommer' };
const administrator: Session = { ...user, roles: ['TenantAdmin'] };

/** What becomes of a navigation, without the reason that only the reader of a log needs. */
function outcome(entry: Entry): string {
  if ('allow' in entry) return 'allow';
  return 'goTo' in entry ? entry.goTo : entry.show;
}

describe('entry rules', () => {
  it.each([
    ['signed out', signedOut, '/login', 'allow'],
    ['signed out', signedOut, '/login?continue=%2Fhome%2Fusers', 'allow'],
    ['signed out', signedOut, '/home/users?page=2', '/login?continue=%2Fhome%2Fusers%3Fpage%3D2'],
    ['signed out', signedOut, '/home/nowhere', '/login'],
    ['signed out', signedOut, '/', '/login'],
    ['an administrator', administrator, '/home/users/7/edit', 'allow'],
    ['an administrator', administrator, '/home/dashboard', 'allow'],
    ['an administrator', administrator, '/home', '/home/dashboard'],
    ['an administrator', administrator, '/', '/home/dashboard'],
    ['an administrator', administrator, '/login', '/home/dashboard'],
    ['an administrator', administrator, '/login?continue=%2Fhome%2Fusers%3Fq%3Dlena', '/home/users?q=lena'],
    ['an administrator', administrator, '/login?continue=https%3A%2F%2Fevil.example', '/home/dashboard'],
    ['an administrator', administrator, '/login?continue=', '/home/dashboard'],
    ['somebody else', user, '/home/users', 'no-permissions'],
    ['somebody else', user, '/login', 'no-permissions'],
    ['somebody else', user, '/', 'no-permissions'],
  ])('%s at %3$s: %4$s', (_who, session, address, expected) => {
    const { pathname, search } = new URL(address, 'https://console.example');
    expect(outcome(entryRules(session, { pathname, search }, prefixes))).toBe(expected);
  });

  it('always says why', () => {
    for (const session of [signedOut, user, administrator]) {
      const entry = entryRules(session, { pathname: '/', search: '' }, prefixes);
      expect(entry).toHaveProperty('why', expect.stringMatching(/^E\d\d/));
    }
  });
});
