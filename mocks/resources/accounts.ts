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
import { credentialOf, credentialOfUser, userCalled } from '../people/find-account.ts';
import { passwordMailOf, sendPasswordMail } from '../people/password-mails.ts';
import { userEverywhere } from '../people/user-everywhere.ts';
import { refuse, refuseField } from '../refusal.ts';
import { type Call, rule } from '../rule.ts';
import { newAuthenticatorKey, stepOfCode } from '../second-factor/authenticator.ts';
import { enabledMailOf, sendEnabledMail } from '../second-factor/email-code.ts';
import { newRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { type Credential, noSecondFactor } from '../session/credentials.ts';

function requireEqual(password: string, confirmPassword: string): void {
  if (password !== confirmPassword) refuseField('confirmPassword', 'It is not the same as the password.');
}

function mine({ world, me }: Pick<Call<unknown>, 'world' | 'me'>): Credential {
  return credentialOfUser(world, me()) ?? refuse('Default.Unauthorized');
}

export const accountsRules = [
  // Unknown addresses are answered alike: whether an account exists must not show.
  rule(forgotPassword, ({ world, input }) => {
    const credential = credentialOf(world, input.email);
    if (credential?.hurdle === 'unconfirmed') refuse('Account.EmailNotConfirmed');
    if (credential?.hurdle === 'microsoft-only') return;
    const userId = credential?.userId ?? userCalled(world, input.email)?.user.id;
    if (userId !== undefined) sendPasswordMail(world, input.email, userId);
  }),

  rule(validatePasswordResetToken, ({ world, input }) => ({
    result: passwordMailOf(world, input.token) !== undefined,
  })),

  rule(resetPassword, ({ world, input }) => {
    const mail = passwordMailOf(world, input.token) ?? refuse('Account.InvalidPasswordResetToken');
    requireEqual(input.password, input.confirmPassword);
    const known = userEverywhere(world, mail.userId ?? '') ?? refuse('Account.AccountNotFound');
    mail.isUsed = true;
    const credential = credentialOfUser(world, known.user);
    if (credential !== undefined) {
      credential.password = input.password;
      world.lockout.clear(credential.email);
      return;
    }
    const { id, primaryEmail, userName } = known.user;
    world.credentials.push({
      email: primaryEmail === '' ? userName : primaryEmail,
      password: input.password,
      userId: id,
      tenant: known.world.kind.key,
      hurdle: undefined,
      mailTo: mail.to,
      secondFactor: noSecondFactor(),
    });
  }),

  rule(changePassword, ({ world, input, me }) => {
    const credential = credentialOfUser(world, me());
    if (credential?.password !== input.oldPassword) refuse('Authentication.InvalidLoginAttempt');
    requireEqual(input.newPassword, input.confirmPassword);
    if (credential !== undefined) credential.password = input.newPassword;
  }),

  // The key of an authenticator in use is shown to nobody; before, it is the same until it was tried.
  rule(getTwoFactorState, (call) => {
    const { secondFactor } = mine(call);
    if (!secondFactor.isEnabled) secondFactor.offeredKey ??= newAuthenticatorKey();
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
    if (stepOfCode(world, key, input.twoFactorCode) === undefined) refuse('Account.InvalidAuthenticatorCode');
    const recoveryCodes = newRecoveryCodes(world);
    Object.assign(secondFactor, {
      ...noSecondFactor(),
      isEnabled: true,
      authenticatorKey: key,
      recoveryCodes: [...recoveryCodes],
    });
    if (mailTo !== undefined) sendEnabledMail(world, mailTo, userId);
    return recoveryCodes;
  }),

  rule(disableTwoFactor, (call) => {
    const { world, input } = call;
    if (input.id === undefined) {
      Object.assign(mine(call).secondFactor, noSecondFactor());
      return;
    }
    const mail = enabledMailOf(world, input.id);
    const credential = world.credentials.find(({ userId }) => userId === mail.userId);
    mail.isUsed = true;
    if (credential !== undefined) Object.assign(credential.secondFactor, noSecondFactor());
  }),

  rule(generateRecoveryCodes, (call) => {
    const { secondFactor } = mine(call);
    if (!secondFactor.isEnabled) refuse('Account.GenerateRecoveryCodesFailed');
    const recoveryCodes = newRecoveryCodes(call.world);
    secondFactor.recoveryCodes = [...recoveryCodes];
    return recoveryCodes;
  }),
];
