import { getAuthInfo, getCredentialStatus, login, logout } from '@archive-console/api-client';
import { credentialOf } from '../people/find-account.ts';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';

export const authenticationRules = [
  rule(getAuthInfo, ({ world, me, token }) => {
    const { id, userName } = me();
    const roles = [...world.roles.of(id)];
    return { isAuthenticated: true, userId: id, userName, roles, permissions: [], accessToken: token() };
  }),

  // Only the connector's state may show: whether an account exists is nobody's business before the password.
  rule(getCredentialStatus, ({ world, input }) => {
    const isCutOff = credentialOf(world, input.userName)?.refusedWith === 'CloudConnector.NotConnected';
    return {
      exists: true,
      loginEnabled: !isCutOff,
      forgotPasswordEnabled: !isCutOff,
      errorState: isCutOff ? 'CloudConnectorNotConnected' : 'None',
    };
  }),

  rule(login, ({ world, input, signIn }) => {
    const credential = credentialOf(world, input.email);
    const name = credential?.email ?? input.email.trim().toLowerCase();
    if (world.lockout.isLocked(name)) refuse('Authentication.UserIsLockedOut');
    if (credential === undefined || credential.password !== input.password) {
      world.lockout.fail(name);
      return refuse(
        world.lockout.isLocked(name)
          ? 'Authentication.UserIsLockedOut'
          : 'Authentication.InvalidLoginAttempt',
      );
    }
    world.lockout.clear(name);
    if (credential.refusedWith !== undefined) refuse(credential.refusedWith);
    if (credential.userId === undefined) return refuse('Authentication.UserIsNotAllowed');
    return { accessToken: signIn(credential.userId, input.rememberMe) };
  }),

  rule(logout, ({ signOut }) => {
    signOut();
  }),
];
