import {
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  forgotPassword,
  generateRecoveryCodes,
  getTwoFactorState,
  resetPassword,
  validatePasswordResetToken,
} from '@archive-console/api-client';
import { credentialOfUser, signsInElsewhere, userEverywhere } from '../people/find-account.ts';
import { passwordMailOf, sendPasswordMail } from '../people/password-mails.ts';
import { spendMails } from '../people/send-mail.ts';
import { refuse } from '../refusal.ts';
import { type Call, rule } from '../rule.ts';
import { newAuthenticatorKey, stepOfCode } from '../second-factor/authenticator.ts';
import { enabledMailOf, sendEnabledMail } from '../second-factor/email-code.ts';
import { newRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { type Credential, newCredential, noSecondFactor } from '../session/credentials.ts';
import { refuseTry, requireUnlocked } from '../session/failed-try.ts';
import { confirmedPasswordFrom } from '../session/new-password.ts';
import type { World } from '../world.ts';

function mine({ world, me }: Pick<Call<unknown>, 'world' | 'me'>): Credential {
  return credentialOfUser(world, me().id) ?? refuse('Default.Unauthorized');
}

/** Turns the second step off; a link that was sent to do so is of no use from then on, also when it is on again. */
function turnOff(world: World, { secondFactor, userId }: Credential): void {
  Object.assign(secondFactor, noSecondFactor());
  spendMails(world, 'two-factor-enabled', userId);
}

export const accountsRules = [
  // All addresses are answered alike: whether an account exists must not show.
  rule(forgotPassword, ({ world, input }) => sendPasswordMail(world, input.email)),

  rule(validatePasswordResetToken, ({ world, input }) => ({
    result: passwordMailOf(world, input.token) !== undefined,
  })),

  rule(resetPassword, ({ world, input }) => {
    const mail = passwordMailOf(world, input.token) ?? refuse('Account.InvalidPasswordResetToken');
    const password = confirmedPasswordFrom('password', input.password, input.confirmPassword);
    const known = userEverywhere(world, mail.userId ?? '') ?? refuse('Account.AccountNotFound');
    const { id, primaryEmail } = known.user;
    const credential = credentialOfUser(world, id);
    // Since the mail was sent, another person may have come to sign in with the address.
    if (credential === undefined && signsInElsewhere(world, primaryEmail, id))
      refuse('Account.InvalidPasswordResetToken');
    spendMails(world, 'password-reset', id);
    if (credential === undefined) {
      const facts = { password, userId: id, tenant: known.world.kind.key };
      world.credentials.push(newCredential({ ...facts, email: primaryEmail, mailTo: mail.to }));
    } else {
      credential.password = password;
      // Who has the mail has shown that the address is his.
      if (credential.hurdle === 'unconfirmed') credential.hurdle = undefined;
    }
    world.lockout.clear(credential?.email ?? primaryEmail);
    // A person who knew the old password may still be signed in with it.
    world.sessions.endAllOf(id);
    world.signIns.endAllOf(id);
  }),

  rule(changePassword, (call) => {
    const { world, input } = call;
    const credential = mine(call);
    requireUnlocked(world, credential.email);
    if (credential.password !== input.oldPassword)
      refuseTry(world, credential.email, 'Authentication.InvalidLoginAttempt');
    credential.password = confirmedPasswordFrom('newPassword', input.newPassword, input.confirmPassword);
    world.lockout.clear(credential.email);
    world.signIns.endAllOf(credential.userId);
  }),

  // The key of an authenticator in use is shown to no one; before, it is the same until it was tried.
  rule(getTwoFactorState, (call) => {
    const { secondFactor } = mine(call);
    if (!secondFactor.isEnabled) secondFactor.offeredKey ??= newAuthenticatorKey(call.world);
    return {
      isEnabled: secondFactor.isEnabled,
      authenticatorKey: secondFactor.isEnabled ? '' : secondFactor.offeredKey,
      availableRecoveryCodes: secondFactor.recoveryCodes.length,
    };
  }),

  rule(enableTwoFactor, (call) => {
    const { world, input } = call;
    const { secondFactor, mailTo, userId } = mine(call);
    const key = secondFactor.offeredKey ?? refuse('Account.AuthenticatorKeyNotFound');
    const usedStep =
      stepOfCode(world, key, input.twoFactorCode) ?? refuse('Account.InvalidAuthenticatorCode');
    const recoveryCodes = newRecoveryCodes(world);
    Object.assign(secondFactor, {
      ...noSecondFactor(),
      isEnabled: true,
      authenticatorKey: key,
      usedStep,
      recoveryCodes: [...recoveryCodes],
    });
    if (mailTo !== undefined) sendEnabledMail(world, mailTo, userId);
    return recoveryCodes;
  }),

  rule(disableTwoFactor, (call) => {
    const { world, input } = call;
    if (input.id === undefined) {
      turnOff(world, mine(call));
      return;
    }
    const mail = enabledMailOf(world, input.id);
    turnOff(world, credentialOfUser(world, mail.userId ?? '') ?? refuse('Token.NotFound'));
  }),

  rule(generateRecoveryCodes, (call) => {
    const { secondFactor } = mine(call);
    if (!secondFactor.isEnabled) refuse('Account.GenerateRecoveryCodesFailed');
    const recoveryCodes = newRecoveryCodes(call.world);
    secondFactor.recoveryCodes = [...recoveryCodes];
    return recoveryCodes;
  }),
];
