import { type ServiceErrorCode, TENANT_ADMIN } from '@archive-console/api-client';

/** Somebody one can sign in as. */
export interface Account {
  email: string;
  password: string;
  /** The user of the world it belongs to. */
  userName: string;
  tenant: string;
  roles: readonly string[];
  note: string;
}

const PASSWORD = 'Demo-Archive-2026';
const TENANT = 'Lindenhof GmbH';

/** Every account of the demo, the same in the demo, the book and the tests. The first is who one is by default. */
export const accounts: readonly [Account, ...Account[]] = [
  {
    email: 'admin@demo.example',
    password: PASSWORD,
    userName: 'carla.weiss',
    tenant: TENANT,
    roles: [TENANT_ADMIN],
    note: 'Carla Weiss, administrator of a Standard tenant with a paid plan',
  },
  {
    email: 'amelie.brandt@demo.example',
    password: PASSWORD,
    userName: 'amelie.brandt',
    tenant: TENANT,
    roles: [TENANT_ADMIN],
    note: 'Amelie Brandt, a second administrator of the same tenant',
  },
  {
    email: 'user@demo.example',
    password: PASSWORD,
    userName: 'mira.sommer',
    tenant: TENANT,
    roles: [],
    note: 'Mira Sommer, a user without the administrator role',
  },
];

/** An account that the right password does not let in, and why. */
export interface RefusedAccount {
  email: string;
  password: string;
  refusedWith: ServiceErrorCode;
}

/** What stands between a right password and a session. */
export const refusedAccounts: readonly RefusedAccount[] = [
  {
    email: 'second-step@demo.example',
    password: PASSWORD,
    refusedWith: 'Authentication.TwoFactorAuthenticationRequired',
  },
  { email: 'unconfirmed@demo.example', password: PASSWORD, refusedWith: 'Authentication.UserIsNotAllowed' },
  { email: 'homeless@demo.example', password: PASSWORD, refusedWith: 'Authentication.TenantNotFound' },
  { email: 'connector-down@demo.example', password: PASSWORD, refusedWith: 'CloudConnector.NotConnected' },
  {
    email: 'directory@demo.example',
    password: PASSWORD,
    refusedWith: 'ExternalUserAuthentication.InvalidCredentials',
  },
];
