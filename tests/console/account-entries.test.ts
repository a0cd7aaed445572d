import { ApiError, createApiClient, getAuthInfo, getTenant, login } from '@archive-console/api-client';
import { type Account, accounts, createWorld } from '@archive-console/mocks';
import { fetchFrom } from '@archive-console/mocks/node';
import { describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { entryRules, isAdministrator } from '#console/app/entry-rules.ts';

const prefixes = ['/home/dashboard', '/home/users'];

/** Where an account ends that the service lets in, else the code it is refused with. */
async function endOf({ email, password }: Account): Promise<string> {
  const client = createApiClient({ fetch: fetchFrom(createWorld()), retryDelaysMs: [] });
  try {
    await client.call(login, { email, password, rememberMe: false });
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
  const session = await client.call(getAuthInfo);
  client.token.write(session.accessToken);
  const tenant = isAdministrator(session) ? await client.call(getTenant) : undefined;
  let address = '/login';
  for (let step = 0; step < 5; step += 1) {
    const { pathname, search } = new URL(address, 'https://console.example');
    const entry = entryRules(session, tenant, { pathname, search }, prefixes);
    if ('allow' in entry) return address;
    if ('show' in entry) return entry.show;
    address = entry.goTo;
  }
  return 'nowhere';
}

/** All others open the console on its dashboard. */
const elsewhere: Readonly<Record<string, string>> = {
  user: 'no-permissions',
  provisioning: '/home/provisioning',
  terminated: '/home/terminated',
  'second-step': 'Authentication.TwoFactorAuthenticationRequired',
  'email-code': 'Authentication.TwoFactorAuthenticationRequired',
  recovery: 'Authentication.TwoFactorAuthenticationRequired',
  locked: 'Authentication.UserIsLockedOut',
  'connector-down': 'CloudConnector.NotConnected',
  microsoft: 'Authentication.UserIsNotAllowed',
  unconfirmed: 'Account.EmailNotConfirmed',
  directory: 'ExternalUserAuthentication.InvalidCredentials',
  homeless: 'Authentication.TenantNotFound',
};

describe('an account of the demo that signs in', () => {
  it('ends where the specification says', async () => {
    const nameOf = ({ email }: Account) => email.replace('@demo.example', '');
    const amiss = await failing(accounts, nameOf, async (account) => {
      expect(await endOf(account)).toBe(elsewhere[nameOf(account)] ?? '/home/dashboard');
    });
    expect(amiss).toEqual([]);
  });
});
