import { domainOf } from '../email-rule.ts';
import { sendMail } from '../people/send-mail.ts';
import type { World } from '../world.ts';
import { SETUP } from './addresses.ts';
import type { MicrosoftIdentity } from './identities.ts';
import type { Registration } from './registration.ts';

/** Begins a registration; the address is verified first unless Microsoft vouches for it. */
export function beginRegistration(world: World, identity: MicrosoftIdentity): Registration {
  const { isAddressVerified, email } = identity;
  const registration: Registration = {
    id: world.newSecret(),
    token: world.newSecret(),
    identity,
    domainName: domainOf(email),
    state: isAddressVerified ? 'WaitingForPermissionsGranted' : 'WaitingForAddressVerification',
    errorMessage: '',
    tenant: undefined,
    administratorId: undefined,
  };
  const { id, token } = registration;
  world.registrations.set(id, registration);
  if (!isAddressVerified)
    sendMail(world, {
      kind: 'registration',
      to: email,
      subject: 'Confirm your address',
      token,
      links: [{ words: 'Confirm the address', path: `${SETUP}/confirm/${token}` }],
      userId: undefined,
    });
  return registration;
}
