import * as api from '@archive-console/api-client';
import type { Navigation } from '@archive-console/api-client';
import { createWorld, type World } from '@archive-console/mocks';
import { type Browser, browserOf, register, signInAtMicrosoft } from './browser-of.ts';

/** What a navigation was given, and where it led. */
export interface Journey {
  input: Readonly<Record<string, unknown>>;
  landed: URL;
}

type Setting = (world: World, browser: Browser) => Promise<Journey['input']>;

const stateOf = (address: URL) => address.searchParams.get('state') ?? '';

/** What a user does first so that a navigation leads on. */
const settings = new Map<Navigation, Setting>([
  [
    api.loginWithExternalCallback,
    async (world, browser) => ({
      state: stateOf(await browser.go(api.loginWithMicrosoftOidc, {})),
      code: world.errands.codeFor('microsoft@demo.example'),
    }),
  ],
  [
    api.registrationAuthenticateCallback,
    async (world, browser) => ({
      state: stateOf(await browser.go(api.authenticateRegistration, {})),
      code: world.errands.codeFor('admin@nordlicht.example'),
    }),
  ],
  [
    api.grantRegistrationPermissions,
    async (world, browser) => {
      await register(world, browser, 'admin@havarie.example');
      return {};
    },
  ],
  [
    api.grantRegistrationPermissionsCallback,
    async (world, browser) => {
      await register(world, browser, 'admin@havarie.example');
      const state = stateOf(await browser.go(api.grantRegistrationPermissions));
      return { state, admin_consent: 'True' };
    },
  ],
  [
    api.grantArchivePermissions,
    async (world, browser) => {
      await signInAtMicrosoft(world, browser, 'before-consent@demo.example');
      return {};
    },
  ],
]);

/** Goes to a navigation as a user for whom it leads on. */
export async function journey(operation: Navigation): Promise<Journey> {
  const world = createWorld();
  const browser = browserOf(world);
  const input = (await settings.get(operation)?.(world, browser)) ?? {};
  return { input, landed: await browser.go(operation, input) };
}
