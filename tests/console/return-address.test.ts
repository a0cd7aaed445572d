import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { safeReturnAddress } from '#console/shared/navigation/return-address.ts';

const prefixes = ['/home/users', '/home/dashboard'];
const origin = 'https://console.example';
const hostile = Object.entries(
  JSON.parse(readFileSync('tests/console/hostile-addresses.json', 'utf8')) as Record<string, string[]>,
);

/** Every reading of an address that was let through: as it is, and decoded again and again. */
function* readings(address: string): Generator<string> {
  let read = address;
  for (let round = 0; round < 6; round += 1) {
    yield read;
    read = decodeURIComponent(read);
  }
}

/** Whether a browser that follows the address stays on one of the console's own pages. */
function isOwnPage(address: string): boolean {
  const { origin: reached, pathname, protocol } = new URL(address, `${origin}/login`);
  const isOurs = reached === origin && protocol === 'https:' && !pathname.startsWith('//');
  return isOurs && prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

describe('safeReturnAddress', () => {
  it.each([
    '/home/users',
    '/home/users/',
    '/home/users/7/roles?page=2&q=%C3%A4#top',
    '/home/users/a%20b/roles',
    '/home/users?q=100%25&sort=-name&roles.page=3',
    '/home/users?q=%2F%2Fevil.example%5C',
    '/home/dashboard?continue=//evil.example',
  ])('lets %s through', (address) => {
    expect(safeReturnAddress(address, prefixes)).toBe(address);
  });

  it.each([null, `/home/users?q=${'a'.repeat(2048)}`])(
    'refuses none, and one that is too long',
    (address) => {
      expect(safeReturnAddress(address, prefixes)).toBeUndefined();
    },
  );

  it('is tried with at least 200 hostile addresses, no two the same', () => {
    const all = hostile.flatMap(([, addresses]) => addresses);
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all).size).toBe(all.length);
  });

  it('refuses every hostile address', () => {
    const passed = hostile.flatMap(([what, addresses]) =>
      addresses
        .filter((address) => safeReturnAddress(address, prefixes) !== undefined)
        .map((address) => `${what}: ${JSON.stringify(address)}`),
    );
    expect(passed).toEqual([]);
  });

  let tried = 0;
  let passed = 0;
  let ownPages = 0;
  it('never leads off the origin or outside the prefixes, however often it is decoded', () => {
    const piece = fc.constantFrom(
      ...`/ // \\ . .. : @ ? # % home/users evil.example 7 %2f %5c %2e %252f %255c %252e%252e %25 %00`.split(
        ' ',
      ),
      '\t',
      '\n',
      '\uff0f',
      '\u2028',
    );
    const pieces = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
    const generated = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      pieces.map((rest) => `/${rest}`),
      pieces.map((rest) => `/home/users${rest}`),
      pieces.map((rest) => `/home/users/${rest}`),
    );
    fc.assert(
      fc.property(generated, (address) => {
        tried += 1;
        const safe = safeReturnAddress(address, prefixes);
        if (safe === undefined) return;
        passed += 1;
        const path = safe.replace(/[?#].*$/s, '');
        expect([...readings(path)].filter((reading) => !isOwnPage(reading))).toEqual([]);
        ownPages += 1;
      }),
      { numRuns: 10_000 },
    );
    // A guard that refuses everything would say nothing.
    expect(passed).toBeGreaterThan(100);
  }, 60_000);

  afterAll(() => {
    console.info(
      `${tried} generated addresses: ${passed} let through, ${passed - ownPages} of them lead off`,
    );
  });
});
