import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnAddress } from '#console/shared/return-address.ts';

const prefixes = ['/home/users', '/home/dashboard'];

describe('safeReturnAddress', () => {
  it.each([
    '/home/users',
    '/home/users/7/roles?page=2&q=%C3%A4#top',
    '/home/dashboard?continue=//evil.example',
  ])('lets %s through', (address) => {
    expect(safeReturnAddress(address, prefixes)).toBe(address);
  });

  it.each([
    null,
    '',
    'home/users',
    '//evil.example/home/users',
    '///evil.example',
    '/\\evil.example',
    '/home/users\\..\\..',
    '\\/evil.example',
    'https://evil.example/home/users',
    'javascript:alert(1)',
    '/home/usersx',
    '/home',
    '/home/users/../../login',
    '/home/users/..//evil.example',
    '/home/users\n',
    '/home/users\u0000',
    ' /home/users',
    `/home/users?q=${'a'.repeat(2048)}`,
  ])('refuses %j', (address) => {
    expect(safeReturnAddress(address, prefixes)).toBeUndefined();
  });

  it('never leads off the origin or outside the prefixes', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .array(
          fc.constantFrom(
            '/',
            '\\',
            '.',
            '..',
            ':',
            '@',
            'home/users',
            'evil.example',
            '%2f',
            '\t',
            '?',
            '#',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (address) => {
        const safe = safeReturnAddress(`/${address}`, prefixes);
        if (safe === undefined) return;
        const url = new URL(safe, 'https://console.example');
        expect(url.origin).toBe('https://console.example');
        expect(
          prefixes.some((prefix) => url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)),
        ).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
