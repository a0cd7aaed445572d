import {
  isPathOfThisOrigin,
  loginWithExternalCallback,
  loginWithMicrosoftOauth,
  loginWithMicrosoftOidc,
} from '@archive-console/api-client';
import { credentialOf } from '../people/find-account.ts';
import { refuse } from '../refusal.ts';
import { leads } from '../rule.ts';
import { tenantOf } from '../tenants/tenant-of.ts';
import type { World } from '../world.ts';
import { atMicrosoft, LOGIN, MICROSOFT_SIGN_IN } from './addresses.ts';
import type { Errand } from './errands.ts';

/** A return address, unless it leads away from here. */
export const safe = (address: string | undefined): string | undefined =>
  address !== undefined && isPathOfThisOrigin(address) ? address : undefined;

/** What comes back from Microsoft is worth nothing unless it was asked for, and lately. */
function endedLogin(world: World, state: string | undefined): Errand {
  const errand = world.errands.find(state);
  if (errand?.purpose !== 'login') return refuse('Authentication.InvalidExternalLoginInfo');
  return world.errands.end(state);
}

export const externalSignInRules = [
  ...[loginWithMicrosoftOidc, loginWithMicrosoftOauth].map((operation) =>
    leads(operation, LOGIN, ({ world, input }) => {
      const errand = { purpose: 'login', continue: safe(input.continue), subject: '' } as const;
      return atMicrosoft(MICROSOFT_SIGN_IN, world.errands.send(errand));
    }),
  ),

  leads(loginWithExternalCallback, LOGIN, ({ world, input, signIn }) => {
    const errand = endedLogin(world, input.state);
    const email = world.errands.redeem(input.code);
    if (email === undefined || input.error !== undefined)
      return refuse('Authentication.InvalidExternalLoginInfo');
    const credential = credentialOf(world, email) ?? refuse('Authentication.UserNotRegister');
    tenantOf(world, credential);
    signIn(credential, false);
    return errand.continue ?? '/';
  }),
];
