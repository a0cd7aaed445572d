import { getAuthInfo, getCredentialStatus, login, logout } from '@archive-console/api-client';
import type { Hurdle } from '../accounts.ts';
import { credentialOf } from '../people/find-account.ts';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';
import { externalSignInRules } from '../microsoft/sign-in-rules.ts';
import { secondStepRules } from '../second-factor/rules.ts';
import { refuseTry, requireUnlocked } from '../session/failed-try.ts';
import { tenantOf } from '../tenants/tenant-of.ts';

/** What the right password is answered with where it does not let in. */
const REFUSALS = {
  unconfirmed: 'Account.EmailNotConfirmed',
  'microsoft-only': 'Authentication.UserIsNotAllowed',
  'connector-down': 'CloudConnector.NotConnected',
  'directory-refuses': 'ExternalUserAuthentication.InvalidCredentials',
} as const satisfies Record<Exclude<Hurdle, 'locked'>, string>;

export const authenticationRules = [
  rule(getAuthInfo, ({ world, me, token }) => {
    const { id, userName } = me();
    const roles = [...world.roles.of(id)];
    return { isAuthenticated: true, userId: id, userName, roles, permissions: [], accessToken: token() };
  }),

  // Only how one can sign in may show: whether an account exists is no one's business before the password.
  rule(getCredentialStatus, ({ world, input }) => {
    const hurdle = credentialOf(world, input.userName)?.hurdle;
    const isCutOff = hurdle === 'connector-down';
    const hasPassword = !isCutOff && hurdle !== 'microsoft-only';
    return {
      exists: true,
      loginEnabled: hasPassword,
      forgotPasswordEnabled: hasPassword,
      errorState: isCutOff ? 'CloudConnectorNotConnected' : 'None',
    };
  }),

  rule(login, ({ world, input, signIn, browser }) => {
    const credential = credentialOf(world, input.email);
    const name = credential?.email ?? input.email.trim().toLowerCase();
    requireUnlocked(world, name);
    if (credential === undefined || credential.password !== input.password)
      return refuseTry(world, name, 'Authentication.InvalidLoginAttempt');
    if (credential.hurdle !== undefined) refuse(REFUSALS[credential.hurdle]);
    tenantOf(world, credential);
    const { isEnabled, machines } = credential.secondFactor;
    if (isEnabled && !machines.has(browser.read('machineId') ?? '')) {
      // Wrong codes go on being counted: the right password must not give more tries.
      browser.write('signInId', world.signIns.begin(credential).id);
      refuse('Authentication.TwoFactorAuthenticationRequired');
    }
    world.lockout.clear(name);
    return { accessToken: signIn(credential, input.rememberMe) };
  }),

  rule(logout, ({ signOut }) => {
    signOut();
  }),

  ...secondStepRules,
  ...externalSignInRules,
];
