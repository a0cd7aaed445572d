import {
  loginWithExternalCallback,
  loginWithMicrosoftOauth,
  loginWithMicrosoftOidc,
} from '@archive-console/api-client';
import { credentialOf } from '../people/find-account.ts';
import { refuse } from '../refusal.ts';
import { returnAddress } from '../return-address.ts';
import { leads } from '../rule.ts';
import { orWithError, withReturn } from '../service/redirection.ts';
import { tenantOf } from '../tenants/tenant-of.ts';
import { LOGIN, MICROSOFT_SIGN_IN } from './addresses.ts';
import { endedErrand, sentTo } from './errand-of.ts';

export const externalSignInRules = [
  ...[loginWithMicrosoftOidc, loginWithMicrosoftOauth].map((operation) =>
    leads(operation, LOGIN, (call) => {
      const errand = { purpose: 'login', continue: returnAddress(call.input.continue), subject: '' } as const;
      return sentTo(call, MICROSOFT_SIGN_IN, errand);
    }),
  ),

  leads(loginWithExternalCallback, LOGIN, (call) => {
    const { world, input, signIn } = call;
    // What comes back from Microsoft is worth nothing unless it was asked for here, and lately.
    const errand =
      endedErrand(call, 'login', input.state) ?? refuse('Authentication.InvalidExternalLoginInfo');
    return orWithError(withReturn(LOGIN, errand.continue), () => {
      const email = world.errands.redeem(input.code);
      if (email === undefined || input.error !== undefined || errand.isOver)
        return refuse('Authentication.InvalidExternalLoginInfo');
      const credential = credentialOf(world, email) ?? refuse('Authentication.UserNotRegister');
      tenantOf(world, credential);
      signIn(credential, false);
      return errand.continue ?? '/';
    });
  }),
];
