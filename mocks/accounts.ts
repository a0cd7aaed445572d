import { TENANT_ADMIN } from '@archive-console/api-client';
import { STANDARD } from './tenants/kinds.ts';

/** What hinders a person who has the right password. */
export type Hurdle = 'unconfirmed' | 'connector-down' | 'directory-refuses' | 'microsoft-only' | 'locked';

/** What a person proves in the second step. */
export interface SeededSecondFactor {
  /** What the authenticator of the account holds (base32). */
  authenticatorKey: string | null;
  /** Those not used yet. */
  recoveryCodes: readonly string[];
}

/** A person one can sign in as, or try to. */
export interface Account {
  email: string;
  password: string;
  /** The user of the tenant it belongs to. */
  userName: string;
  firstName: string;
  lastName: string;
  /** The key of the tenant. */
  tenant: string;
  roles: readonly string[];
  note: string;
  hurdle: Hurdle | null;
  secondFactor: SeededSecondFactor | null;
  /** Whether a mail reaches the person: who has no address gets no code by mail. */
  hasMail: boolean;
}

export const PASSWORD = 'Demo-Archive-2026';

/** What is in the authenticator of the one account that has one. */
export const AUTHENTICATOR_KEY = 'DEMOARCHIVEDEMOARCHIVEDEMOARCHIV';

const RECOVERY_CODES = Array.from({ length: 10 }, (_, index) => `demo-${String(index + 1).padStart(4, '0')}`);

type Difference = Partial<Omit<Account, 'email' | 'note'>>;

function account(
  name: string,
  person: string,
  tenant: string,
  note: string,
  given: Difference = {},
): Account {
  const [firstName = '', lastName = ''] = person.split(' ');
  return {
    email: `${name}@demo.example`,
    password: PASSWORD,
    userName: person.toLowerCase().replace(' ', '.'),
    firstName,
    lastName,
    tenant,
    roles: [TENANT_ADMIN],
    note: `${person}, ${note}`,
    hurdle: null,
    secondFactor: null,
    hasMail: true,
    ...given,
  };
}

/**
 * Every account of the demo, the same in the demo, the book and the tests. The first is who one is by default;
 * the first of a tenant is who one is there.
 */
export const accounts: readonly [Account, ...Account[]] = [
  account(
    'admin',
    'Carla Weiss',
    STANDARD,
    'administrator of Lindenhof GmbH, a Standard tenant with a paid plan',
  ),
  account(
    'amelie.brandt',
    'Amelie Brandt',
    STANDARD,
    'second administrator of Lindenhof GmbH: sign in with a second browser and watch changes arrive',
  ),
  account('user', 'Mira Sommer', STANDARD, 'a user of Lindenhof GmbH without the administrator role', {
    roles: [],
  }),
  account('trial', 'Tom Engel', 'trial', 'administrator of Brückner Optik KG, on trial for 12 more days'),
  account('expired', 'Rosa Ferrari', 'trial-expired', 'administrator of Café Morgenrot, whose trial is over'),
  account(
    'administrative',
    'Nils Haugen',
    'administrative',
    'administrator of Archivdienst Nord, an Administrative tenant',
  ),
  account(
    'microsoft365',
    'Silke Petersen',
    'microsoft365',
    'administrator of Seewind Reederei AG, a Microsoft 365 tenant that gave its consent',
  ),
  account(
    'before-consent',
    'Georg Talmann',
    'before-consent',
    'administrator of Talblick Kliniken, a Microsoft 365 tenant before its consent',
  ),
  account(
    'partner-managed',
    'Inga Ahrens',
    'partner-managed',
    'administrator of Hofgut Ahrens, whose partner manages the subscription',
  ),
  account(
    'no-billing',
    'Lena Hoffnung',
    'without-billing',
    'administrator of Stiftung Lichtblick, a tenant without billing',
  ),
  account(
    'provisioning',
    'Paul Neumann',
    'provisioning',
    'administrator of Neuland Software, which is being set up and ready after a minute',
  ),
  account(
    'terminated',
    'Hugo Altmann',
    'terminated',
    'administrator of Altmann & Söhne, whose contract has ended',
  ),
  account(
    'second-step',
    'Vera Novak',
    'trial',
    `asked for the code of an authenticator, whose key is ${AUTHENTICATOR_KEY}`,
    { secondFactor: { authenticatorKey: AUTHENTICATOR_KEY, recoveryCodes: RECOVERY_CODES } },
  ),
  account('email-code', 'Emil Kern', 'trial', 'asked for a code by e-mail, which arrives in the demo inbox', {
    secondFactor: { authenticatorKey: null, recoveryCodes: [] },
  }),
  account(
    'recovery',
    'Ruth Lorenz',
    'trial',
    'whose recovery codes demo-0001 to demo-0010 are all that is left',
    { secondFactor: { authenticatorKey: null, recoveryCodes: RECOVERY_CODES }, hasMail: false },
  ),
  account('locked', 'Lothar Graf', 'trial', 'locked out until the password is replaced', {
    hurdle: 'locked',
  }),
  account('connector-down', 'Cora Dahl', 'trial', 'whose cloud connector is down', {
    hurdle: 'connector-down',
  }),
  account('microsoft', 'Mats Olsen', 'microsoft365', 'who must sign in with Microsoft', {
    hurdle: 'microsoft-only',
  }),
  account('unconfirmed', 'Uta Keller', 'trial', 'who has not confirmed the address yet', {
    hurdle: 'unconfirmed',
  }),
  account('directory', 'Dirk Vogt', 'trial', 'whose own directory refuses the password', {
    hurdle: 'directory-refuses',
  }),
  account('homeless', 'Hanne Rieger', 'gone', 'whose tenant no longer exists'),
];

/** The accounts of one tenant. */
export function accountsOf(tenant: string): Account[] {
  return accounts.filter((candidate) => candidate.tenant === tenant);
}
