import { domainOf } from '../email-rule.ts';
import { sendMail } from '../people/send-mail.ts';
import { hexOf } from '../stable-id.ts';
import type { World } from '../world.ts';
import type { MicrosoftIdentity } from './identities.ts';
import type { Registration } from './registration.ts';

/** Begins a registration; the address is verified first unless Microsoft vouches for it. */
export function beginRegistration(world: World, identity: MicrosoftIdentity): Registration {
  const id = world.newId('registration');
  const { isAddressVerified, email } = identity;
  const registration: Registration = {
    id,
    identity,
    domainName: domainOf(email),
    domainVerifier: `archive-verification=${hexOf(`verifier ${id}`).slice(0, 16)}`,
    state: isAddressVerified ? 'WaitingForPermissionsGranted' : 'WaitingForAddressVerification',
    errorMessage: '',
    tenant: undefined,
  };
  world.registrations.set(id, registration);
  if (!isAddressVerified)
    sendMail(world, {
      kind: 'registration',
      to: email,
      subject: 'Confirm your address',
      token: id,
      links: [{ words: 'Confirm the address', path: `/setup/verify/${id}` }],
      userId: undefined,
    });
  return registration;
}

export function confirmAddress(registration: Registration): void {
  if (registration.state === 'WaitingForAddressVerification')
    registration.state = 'WaitingForPermissionsGranted';
}

/** Whether the record that verifies the address is in the DNS. */
export const isDomainValidated = (world: World, { domainName, domainVerifier }: Registration): boolean =>
  world.dnsZone.get(domainName)?.includes(domainVerifier) ?? false;
