import {
  changePassword,
  forgotPassword,
  resetPassword,
  validatePasswordResetToken,
} from '@archive-console/api-client';
import { credentialOf, userCalled } from '../people/find-account.ts';
import { passwordMailOf, sendPasswordMail } from '../people/password-mails.ts';
import { refuse, refuseField } from '../refusal.ts';
import { rule } from '../rule.ts';

function requireEqual(password: string, confirmPassword: string): void {
  if (password !== confirmPassword) refuseField('confirmPassword', 'It is not the same as the password.');
}

export const accountsRules = [
  // Unknown addresses are answered alike: whether an account exists must not show.
  rule(forgotPassword, ({ world, input }) => {
    const credential = credentialOf(world, input.email);
    if (credential?.refusedWith === 'Authentication.UserIsNotAllowed') refuse('Account.EmailNotConfirmed');
    const userId = credential?.userId ?? userCalled(world, input.email)?.id;
    if (userId !== undefined) sendPasswordMail(world, input.email, userId);
  }),

  rule(validatePasswordResetToken, ({ world, input }) => ({
    result: passwordMailOf(world, input.token) !== undefined,
  })),

  rule(resetPassword, ({ world, input }) => {
    const mail = passwordMailOf(world, input.token) ?? refuse('Account.InvalidPasswordResetToken');
    requireEqual(input.password, input.confirmPassword);
    const user = world.users.get(mail.userId) ?? refuse('Account.AccountNotFound');
    mail.isUsed = true;
    const credential = world.credentials.find(({ userId }) => userId === user.id);
    if (credential === undefined) {
      const email = user.primaryEmail === '' ? user.userName : user.primaryEmail;
      world.credentials.push({ email, password: input.password, userId: user.id, refusedWith: undefined });
    } else {
      credential.password = input.password;
      world.lockout.clear(credential.email);
    }
  }),

  rule(changePassword, ({ world, input, me }) => {
    const credential = world.credentials.find(({ userId }) => userId === me().id);
    if (credential?.password !== input.oldPassword) refuse('Authentication.InvalidLoginAttempt');
    requireEqual(input.newPassword, input.confirmPassword);
    if (credential !== undefined) credential.password = input.newPassword;
  }),
];
