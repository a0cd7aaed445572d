import { isVerified } from '../domains/verifier.ts';
import type { Call } from '../rule.ts';
import type { World } from '../world.ts';
import type { Registration } from './registration.ts';

type Asking = Pick<Call<unknown>, 'world' | 'browser'>;

/** The registration this browser has begun. */
export function registrationOf({ world, browser }: Asking): Registration | undefined {
  const registration = world.registrations.get(browser.read('registrationId') ?? '');
  // The record in the DNS is as good as the link in the mail, and no one reports when it appears.
  if (registration !== undefined && isDomainValidated(world, registration)) confirmAddress(registration);
  return registration;
}

/** The registration whose mail carries this token. */
export const registrationOfMail = (world: World, token: string): Registration | undefined =>
  [...world.registrations.values()].find((registration) => registration.token === token);

/** The browser has no registration any more. */
export function forgetRegistration({ world, browser }: Asking): void {
  world.registrations.delete(browser.read('registrationId') ?? '');
  browser.write('registrationId', undefined);
}

export function confirmAddress(registration: Registration): void {
  if (registration.state === 'WaitingForAddressVerification')
    registration.state = 'WaitingForPermissionsGranted';
}

/** Whether the record that verifies the address is in the DNS. */
export const isDomainValidated = (world: World, { identity, domainName }: Registration): boolean =>
  isVerified(world, identity.microsoftTenantId, domainName);
