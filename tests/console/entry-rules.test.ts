import { describe, expect, it } from 'vitest';
import { entryRules, isAdministrator, type TenantFacts } from '#console/app/entry-rules.ts';
import type { Entry, Place } from '#console/app/entry-types.ts';
import type { Session } from '#console/queries/authentication.ts';

const prefixes = ['/home/dashboard', '/home/users', '/home/licenses'];
const signedOut: Session = { isAuthenticated: false, userId: '', userName: '', roles: [], permissions: [] };
const signedIn: Session = { ...signedOut, isAuthenticated: true, userId: '7', userName: 'mira.sommer' };
const administrator: Session = { ...signedIn, roles: ['TenantAdmin'] };
const sessions = { 'signed out': signedOut, signedIn, administrator };

const ready: TenantFacts = { tenantState: 'Ready', tenantType: 'Standard', isBillingActivated: true };
const tenants = {
  unknown: undefined,
  ready,
  'without billing': { ...ready, isBillingActivated: false },
  microsoft365: { ...ready, tenantType: 'Microsoft365' },
  provisioning: { ...ready, tenantState: 'Provisioning' },
  terminated: { ...ready, tenantState: 'Terminated' },
  'in an unknown state': { ...ready, tenantState: 'Suspended' },
} as const satisfies Record<string, TenantFacts | undefined>;

type Who = keyof typeof sessions;
type Which = keyof typeof tenants;

/** What areas that come later ask for. */
const guards = {
  '/home/licenses': 'billing',
  '/home/email-archive-configuration': 'microsoft365',
  '/home/payment': 'payment-return',
} as const;

function placeAt(address: string, paymentReturn: string | null = null): Place {
  const { pathname, search } = new URL(address, 'https://console.example');
  const guard = Object.entries(guards).find(([prefix]) => pathname.startsWith(prefix))?.[1];
  return { pathname, search, guard, paymentReturn };
}

const at = (who: Who, which: Which, address: string, paymentReturn: string | null = null): Entry =>
  entryRules(sessions[who], tenants[which], placeAt(address, paymentReturn), prefixes);

/** What becomes of a navigation, without the reason that only the reader of a log needs. */
function outcome(entry: Entry): string {
  if ('allow' in entry) return 'allow';
  return 'goTo' in entry ? entry.goTo : entry.show;
}

describe('each entry rule', () => {
  it.each<[rule: string, Who, Which, address: string, expected: string]>([
    ['E04', 'signedIn', 'ready', '/home/users', 'no-permissions'],
    ['E08', 'administrator', 'provisioning', '/home/dashboard', '/home/provisioning'],
    ['E08', 'administrator', 'provisioning', '/home/provisioning', 'allow'],
    ['E09', 'administrator', 'terminated', '/home/dashboard', '/home/terminated'],
    ['E09', 'administrator', 'terminated', '/home/terminated', 'allow'],
    ['E10', 'administrator', 'ready', '/', '/home/dashboard'],
    ['E10', 'administrator', 'ready', '/login', '/home/dashboard'],
    ['E10', 'administrator', 'ready', '/nowhere', '/home/dashboard'],
    ['E11', 'signed out', 'unknown', '/login', 'allow'],
    ['E11', 'signed out', 'unknown', '/login/', 'allow'],
    ['E11', 'signed out', 'unknown', '/password-reset', 'allow'],
    ['E11', 'signed out', 'unknown', '/password-reset/a-token', 'allow'],
    ['E11', 'signed out', 'unknown', '/setup', 'allow'],
    ['E11', 'signed out', 'unknown', '/setup/verify/a-token', 'allow'],
    ['E11', 'signed out', 'unknown', '/setup/microsoft365?error=Tenant.NotFound', 'allow'],
    ['E11', 'signed out', 'unknown', '/', '/login'],
    ['E11', 'signed out', 'unknown', '/loginx', '/login'],
    ['E11', 'signed out', 'unknown', '/home', '/login'],
    ['E11', 'signed out', 'unknown', '/home/nowhere', '/login'],
    ['E11', 'signed out', 'unknown', '/home/provisioning', '/login'],
    ['E11', 'signed out', 'unknown', '/home/users?page=2', '/login?continue=%2Fhome%2Fusers%3Fpage%3D2'],
    ['E15', 'signed out', 'unknown', '/two-factor/disable?id=7', 'allow'],
    ['E15', 'signed out', 'unknown', '/two-factor/disable', '/login'],
    ['E15', 'signed out', 'unknown', '/two-factor/disable?id=', '/login'],
    ['E15', 'signed out', 'unknown', '/two-factor/enable?id=7', '/login'],
    ['E17', 'administrator', 'ready', '/home', '/home/dashboard'],
    ['E17', 'administrator', 'ready', '/home/', '/home/dashboard'],
    ['E18', 'administrator', 'ready', '/home/licenses/invoices', 'allow'],
    ['E18', 'administrator', 'without billing', '/home/licenses', '/home/dashboard'],
    ['E20', 'administrator', 'microsoft365', '/home/email-archive-configuration', 'allow'],
    ['E20', 'administrator', 'ready', '/home/email-archive-configuration/edit', '/home/dashboard'],
    ['–', 'administrator', 'ready', '/home/users/7/edit', 'allow'],
    ['–', 'administrator', 'ready', '/home/provisioning', '/home/dashboard'],
    ['–', 'administrator', 'ready', '/home/terminated', '/home/dashboard'],
    ['–', 'administrator', 'in an unknown state', '/home/users', 'allow'],
  ])('%s: %s, tenant %s, at %s: %s', (_rule, who, which, address, expected) => {
    expect(outcome(at(who, which, address))).toBe(expected);
  });

  it.each([
    ['nothing kept', null, 'allow'],
    ['an address', '/home/licenses/payment', 'allow'],
    ['an empty address', '', '/home/dashboard'],
  ])('E19: %s leads from the payment page to %3$s', (_kept, paymentReturn, expected) => {
    expect(outcome(at('administrator', 'ready', '/home/payment/success', paymentReturn))).toBe(expected);
  });
});

describe('two entry rules at once', () => {
  it.each<[pair: string, Who, Which, address: string, expected: string]>([
    // The user's rights are checked before the state of the tenant.
    ['E04 × E08', 'signedIn', 'provisioning', '/home/provisioning', 'no-permissions'],
    ['E04 × E09', 'signedIn', 'terminated', '/home/terminated', 'no-permissions'],
    ['E04 × E10', 'signedIn', 'ready', '/login', 'no-permissions'],
    ['E04 × E11', 'signedIn', 'ready', '/password-reset/a-token', 'no-permissions'],
    ['E04 × E11', 'signedIn', 'ready', '/setup', 'no-permissions'],
    ['E04 × E18', 'signedIn', 'without billing', '/home/licenses', 'no-permissions'],
    // The link that switches the second factor off works for every holder of it.
    ['E15 × E04', 'signedIn', 'ready', '/two-factor/disable?id=7', 'allow'],
    ['E15 × E08', 'administrator', 'provisioning', '/two-factor/disable?id=7', 'allow'],
    ['E15 × E09', 'administrator', 'terminated', '/two-factor/disable?id=7', 'allow'],
    ['E15 × E10', 'administrator', 'ready', '/two-factor/disable?id=7', 'allow'],
    ['E15 × E10', 'administrator', 'ready', '/two-factor/disable', '/home/dashboard'],
    ['E15 × E09', 'administrator', 'terminated', '/two-factor/disable', '/home/terminated'],
    // Pages for signed-out visitors are closed to signed-in users.
    ['E10 × E11', 'administrator', 'ready', '/password-reset', '/home/dashboard'],
    ['E10 × E11', 'administrator', 'ready', '/password-reset/a-token', '/home/dashboard'],
    ['E10 × E11', 'administrator', 'ready', '/setup/verify/a-token', '/home/dashboard'],
    ['E10 × E11', 'administrator', 'ready', '/setup/microsoft365', '/home/dashboard'],
    ['E08 × E11', 'administrator', 'provisioning', '/setup', '/home/provisioning'],
    ['E09 × E11', 'administrator', 'terminated', '/password-reset/a-token', '/home/terminated'],
    // The state of the tenant comes before what an area asks for.
    ['E08 × E09', 'administrator', 'provisioning', '/home/terminated', '/home/provisioning'],
    ['E09 × E08', 'administrator', 'terminated', '/home/provisioning', '/home/terminated'],
    ['E08 × E10', 'administrator', 'provisioning', '/login', '/home/provisioning'],
    ['E09 × E10', 'administrator', 'terminated', '/', '/home/terminated'],
    ['E08 × E17', 'administrator', 'provisioning', '/home', '/home/provisioning'],
    ['E09 × E18', 'administrator', 'terminated', '/home/licenses', '/home/terminated'],
    ['E09 × E19', 'administrator', 'terminated', '/home/payment/success', '/home/terminated'],
    ['E08 × E20', 'administrator', 'provisioning', '/home/email-archive-configuration', '/home/provisioning'],
    ['E19 × E18', 'administrator', 'without billing', '/home/payment/success', 'allow'],
    ['E18 × E20', 'administrator', 'microsoft365', '/home/licenses', 'allow'],
    // An unknown tenant keeps no user out, except where an area depends on it.
    ['E18 × unknown', 'administrator', 'unknown', '/home/licenses', 'tenant-unknown'],
    ['E20 × unknown', 'administrator', 'unknown', '/home/email-archive-configuration', 'tenant-unknown'],
    ['E19 × unknown', 'administrator', 'unknown', '/home/payment/failed', 'allow'],
    ['E08 × unknown', 'administrator', 'unknown', '/home/users', 'allow'],
    ['E08 × unknown', 'administrator', 'unknown', '/home/provisioning', 'allow'],
    ['E10 × unknown', 'administrator', 'unknown', '/login', '/home/dashboard'],
  ])('%s: %s, tenant %s, at %s: %s', (_pair, who, which, address, expected) => {
    expect(outcome(at(who, which, address))).toBe(expected);
  });

  it('asks for the tenant before the payment page as well', () => {
    const entry = at('administrator', 'provisioning', '/home/payment/success', '');
    expect(outcome(entry)).toBe('/home/provisioning');
  });
});

describe('the address that was asked for', () => {
  const asked = '/home/users?q=lena';
  const continued = `continue=${encodeURIComponent(asked)}`;

  it.each<[Who, Which, address: string, expected: string]>([
    ['administrator', 'ready', `/login?${continued}`, asked],
    ['administrator', 'unknown', `/login?${continued}`, asked],
    ['administrator', 'ready', `/?${continued}`, asked],
    ['administrator', 'ready', '/login?continue=', '/home/dashboard'],
    ['administrator', 'ready', '/login?continue=https%3A%2F%2Fevil.example', '/home/dashboard'],
    ['administrator', 'ready', '/login?continue=%2F%2Fevil.example', '/home/dashboard'],
    ['administrator', 'provisioning', asked, `/home/provisioning?${continued}`],
    ['administrator', 'provisioning', `/login?${continued}`, `/home/provisioning?${continued}`],
    ['administrator', 'provisioning', `/home/provisioning?${continued}`, 'allow'],
    ['administrator', 'ready', `/home/provisioning?${continued}`, asked],
    ['administrator', 'ready', '/home/provisioning?continue=%2F%5Cevil.example', '/home/dashboard'],
    ['administrator', 'provisioning', '/home/users/..%2f..', '/home/provisioning'],
    ['administrator', 'terminated', `/login?${continued}`, '/home/terminated'],
    ['administrator', 'terminated', asked, '/home/terminated'],
    ['administrator', 'without billing', '/login?continue=%2Fhome%2Flicenses', '/home/licenses'],
    ['signedIn', 'ready', `/login?${continued}`, 'no-permissions'],
    ['signed out', 'unknown', '/home/users/..%2f..', '/login'],
  ])('%s, tenant %s, at %s: %s', (who, which, address, expected) => {
    expect(outcome(at(who, which, address))).toBe(expected);
  });
});

describe('entry rules', () => {
  const places = (
    '/ /login /login?continue=%2Fhome%2Flicenses /password-reset /password-reset/t /setup /setup/verify/t ' +
    '/setup/microsoft365 /two-factor/disable /two-factor/disable?id=7 /nowhere /home /home/ /home/dashboard ' +
    '/home/users/7?q=a /home/provisioning /home/terminated/ /home/licenses /home/email-archive-configuration ' +
    '/home/payment/success /home/nowhere'
  ).split(' ');
  const all = places.flatMap((address) =>
    (Object.keys(sessions) as Who[]).flatMap((who) =>
      (Object.keys(tenants) as Which[]).map((which) => ({ who, which, address })),
    ),
  );

  it('lead somewhere within three steps, for every session and address', () => {
    const lost = all.filter(({ who, which, address }) => {
      let entry = at(who, which, address, '');
      for (let step = 0; step < 3 && 'goTo' in entry; step += 1) entry = at(who, which, entry.goTo, '');
      return 'goTo' in entry;
    });
    expect(lost).toEqual([]);
  });

  it('say why, wherever they do not let in', () => {
    const reasons = all.flatMap(({ who, which, address }) => {
      const entry = at(who, which, address);
      return 'allow' in entry ? [] : [entry.why];
    });
    expect(reasons.filter((why) => !/^E\d\d/.test(why))).toEqual([]);
    expect(reasons.length).toBeGreaterThan(100);
  });

  it('let only administrators behind sign-in, and only with a tenant that is neither being set up nor ended', () => {
    const isInside = ({ who, which, address }: (typeof all)[number]) =>
      /^\/home\/(?!provisioning|terminated)/.test(address) && outcome(at(who, which, address)) === 'allow';
    const inside = all.filter(isInside);
    expect(inside.length).toBeGreaterThan(10);
    expect(inside.filter(({ who }) => !isAdministrator(sessions[who]))).toEqual([]);
    expect(inside.filter(({ which }) => which === 'provisioning' || which === 'terminated')).toEqual([]);
  });
});

describe('a user sent elsewhere', () => {
  it.each<[Which, address: string, notice: string | undefined]>([
    ['ready', '/nowhere', 'unknown'],
    ['ready', '/two-factor/disable', 'unknown'],
    ['without billing', '/home/licenses', 'billing'],
    ['ready', '/home/email-archive-configuration', 'microsoft365'],
    ['ready', '/home/payment/success', 'payment-return'],
    ['ready', '/password-reset/a-token', 'signed-in'],
    ['ready', '/setup', 'signed-in'],
    ['ready', '/home/provisioning', 'ready'],
    ['ready', '/home/terminated', undefined],
    ['ready', '/', undefined],
    ['ready', '/login', undefined],
    ['terminated', '/home/licenses', undefined],
  ])('in a tenant %s from %s is given the reason: %s', (which, address, notice) => {
    const entry = at('administrator', which, address, '');
    expect('goTo' in entry ? entry.notice : 'nowhere').toBe(notice);
  });
});

describe('a visitor sent to sign-in', () => {
  it.each<[address: string, notice: string | undefined]>([
    ['/home/nowhere', 'unknown'],
    ['/two-factor/disable', 'unknown'],
    ['/', undefined],
    ['/home', undefined],
    ['/home/users/7', undefined],
    ['/home/provisioning', undefined],
    [`/home/users?q=${'x'.repeat(3000)}`, undefined],
  ])('from %s is given the reason: %s', (address, notice) => {
    const entry = at('signed out', 'unknown', address);
    expect('goTo' in entry ? entry.notice : 'nowhere').toBe(notice);
  });
});
