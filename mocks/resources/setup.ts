import { finishStandardSetup, startStandardSetup, verifyStandardSetup } from '@archive-console/api-client';
import { filled } from '../filled.ts';
import { DAY } from '../clock.ts';
import { emailFault } from '../email-rule.ts';
import { confirmAddress, registrationOfMail } from '../microsoft/registration-under-way.ts';
import { credentialOf } from '../people/find-account.ts';
import type { DemoMail } from '../people/mails.ts';
import { mailOf, sendMail } from '../people/send-mail.ts';
import { refuse, refuseField } from '../refusal.ts';
import { rule } from '../rule.ts';
import { newPasswordFrom } from '../session/new-password.ts';
import { addFirstAdministrator } from '../tenants/first-administrator.ts';
import { foundTenant } from '../tenants/found-tenant.ts';
import type { World } from '../world.ts';

const GOOD_FOR = 2 * DAY;

/** Sends the link with which a tenant is set up; to a person who has an account, a word that there is one. */
function sendSetupMail(world: World, to: string): void {
  const userId = credentialOf(world, to)?.userId;
  if (userId !== undefined) {
    const links = [{ words: 'Sign in', path: '/login' }];
    sendMail(world, {
      kind: 'account-exists',
      to,
      subject: 'You have an account already',
      token: '',
      links,
      userId,
    });
    return;
  }
  const token = world.newSecret();
  const links = [{ words: 'Set up your archive', path: `/setup/verify/${token}` }];
  sendMail(world, { kind: 'setup', to, subject: 'Set up your archive', token, links, userId });
}

const setupMailOf = (world: World, token: string): DemoMail | undefined =>
  mailOf(world, 'setup', token, GOOD_FOR);

export const setupRules = [
  rule(startStandardSetup, ({ world, input }) => {
    const emailAddress = input.emailAddress.trim();
    const fault = emailFault(emailAddress);
    if (fault !== undefined) refuseField('emailAddress', fault);
    sendSetupMail(world, emailAddress);
  }),

  rule(verifyStandardSetup, ({ world, input }) => {
    const registration = registrationOfMail(world, input.registrationToken);
    if (mailOf(world, 'registration', input.registrationToken, GOOD_FOR) && registration !== undefined)
      confirmAddress(registration);
    else if (setupMailOf(world, input.registrationToken) === undefined) refuse('Token.NotFound');
    return { result: true };
  }),

  rule(finishStandardSetup, ({ world, input, signIn }) => {
    const mail = setupMailOf(world, input.registrationToken) ?? refuse('Token.NotFound');
    const tenantName = filled('tenantName', input.tenantName);
    const password = newPasswordFrom('password', input.password);
    // Two mails were asked for, and the other one was used.
    if (credentialOf(world, mail.to) !== undefined) refuse('User.UserNameAlreadyExists');
    mail.isUsed = true;
    const facts = { tenantType: 'Standard', domain: null, microsoft: null } as const;
    const administrator = addFirstAdministrator(foundTenant(world, { ...facts, name: tenantName }), {
      email: mail.to,
      firstName: '',
      lastName: '',
      displayName: mail.to,
      password,
      isManaged: false,
    });
    return { accessToken: signIn(administrator, false) };
  }),
];
