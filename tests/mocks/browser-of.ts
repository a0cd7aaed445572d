import {
  type ApiClient,
  authenticateRegistration,
  createApiClient,
  grantRegistrationPermissions,
  grantRegistrationPermissionsCallback,
  type InputOf,
  login,
  loginWithExternalCallback,
  loginWithMicrosoftOidc,
  type Navigation,
  registrationAuthenticateCallback,
  urlOf,
} from '@archive-console/api-client';
import { accounts, type World } from '@archive-console/mocks';
import { fetchFrom } from '@archive-console/mocks/node';

/** A browser of its own: it calls, and it goes where it is sent. */
export interface Browser {
  client: ApiClient;
  /** Goes to the address of an operation and answers where it is sent on to. */
  go<TOperation extends Navigation>(operation: TOperation, input?: InputOf<TOperation>): Promise<URL>;
}

export function browserOf(world: World): Browser {
  const fetch = fetchFrom(world);
  return {
    client: createApiClient({ fetch, retryDelaysMs: [] }),
    async go(operation, input) {
      const { status, headers } = await fetch(urlOf(operation, input));
      if (status !== 302) throw new Error(`${operation.name} was answered ${status} and led nowhere.`);
      return new URL(headers.get('location') ?? '', 'http://demo.example');
    },
  };
}

export const password = { password: accounts[0].password, rememberMe: false };

/** A browser in which the password of an account was accepted and its second step is due. */
export async function halfSignedIn(world: World, email: string): Promise<Browser> {
  const browser = browserOf(world);
  await browser.client.call(login, { ...password, email }).catch(() => undefined);
  return browser;
}

const stateOf = (address: URL) => ({ state: address.searchParams.get('state') ?? '' });

/** Signs in at Microsoft with an address. */
export async function signInAtMicrosoft(world: World, browser: Browser, email: string): Promise<URL> {
  const state = stateOf(await browser.go(loginWithMicrosoftOidc, {}));
  return browser.go(loginWithExternalCallback, { ...state, code: world.errands.codeFor(email) });
}

/** Begins the registration of an organization as a member of it. */
export async function register(world: World, browser: Browser, email: string): Promise<URL> {
  const state = stateOf(await browser.go(authenticateRegistration, {}));
  return browser.go(registrationAuthenticateCallback, { ...state, code: world.errands.codeFor(email) });
}

/** Consents for the registration of this browser, or whatever else Microsoft answers. */
export async function consent(browser: Browser, answer: object = { admin_consent: 'True' }): Promise<URL> {
  const state = stateOf(await browser.go(grantRegistrationPermissions));
  return browser.go(grantRegistrationPermissionsCallback, { ...state, ...answer });
}
