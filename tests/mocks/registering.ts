import { getRegistrationStatus, verifyStandardSetup } from '@archive-console/api-client';
import { createWorld, type World } from '@archive-console/mocks';
import { type Browser, browserOf, register } from './browser-of.ts';

export const stateIn = async ({ client }: Browser): Promise<string | undefined> =>
  (await client.call(getRegistrationStatus)).state;

/** A registration that a member of an organization began in a browser. */
interface Registering {
  world: World;
  browser: Browser;
  /** Where the browser came back to from Microsoft. */
  landed: URL;
}

export async function registering(email = 'admin@nordlicht.example'): Promise<Registering> {
  const world = createWorld();
  const browser = browserOf(world);
  return { world, browser, landed: await register(world, browser, email) };
}

/** The same, with the link of the mail opened. */
export async function confirmed(): Promise<Registering> {
  const given = await registering();
  const registrationToken = given.world.mails.at(-1)?.token ?? '';
  await given.browser.client.call(verifyStandardSetup, { registrationToken });
  return given;
}
