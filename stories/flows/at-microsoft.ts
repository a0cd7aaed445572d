import {
  grantRegistrationPermissionsCallback,
  registrationAuthenticateCallback,
  urlOf,
} from '@archive-console/api-client';
import type { World } from '@archive-console/mocks';

/** Goes where the console has left for, as a browser would, and answers the `state` with which Microsoft is reached. */
async function stateAt(address: string): Promise<string> {
  const { url } = await fetch(address);
  return new URL(url).searchParams.get('state') ?? '';
}

/** A person signs in at Microsoft, which leads back to the service. */
export async function signInAtMicrosoft(world: World, address: string, email: string): Promise<void> {
  const state = await stateAt(address);
  await fetch(urlOf(registrationAuthenticateCallback, { state, code: world.errands.codeFor(email) }));
}

/** A person answers the consent at Microsoft, which leads back to the service. */
export async function answerConsent(
  address: string,
  answer: { admin_consent: 'True' } | { error: string },
): Promise<void> {
  const state = await stateAt(address);
  await fetch(urlOf(grantRegistrationPermissionsCallback, { state, ...answer }));
}

/** The reader comes back to the window: what is on the page is read again. */
export function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
