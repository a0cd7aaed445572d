import {
  addUserRoles,
  addUserToGroups,
  type AnyOperation,
  changePassword,
  createUser,
  deleteUser,
  forgotPassword,
  getCurrentUsage,
  getUser,
  getUserRoles,
  listUserGroups,
  login,
  removeUserFromGroups,
  removeUserRoles,
  resetPassword,
  TENANT_ADMIN,
  updateUserName,
  updateUserProfile,
  validatePasswordResetToken,
} from '@archive-console/api-client';
import { accounts, DAY, groupIdOf, userIdOf } from '@archive-console/mocks';
import { accessTokensProvoked } from './provocations/access-tokens.ts';
import { archivePoliciesProvoked } from './provocations/archive-policies.ts';
import { billingReadsProvoked } from './provocations/billing-reads.ts';
import { couponsProvoked } from './provocations/coupons.ts';
import { importSourcesProvoked } from './provocations/import-sources.ts';
import { invoicesProvoked } from './provocations/invoices.ts';
import { paymentsProvoked } from './provocations/payments.ts';
import { tenantSubscriptionsProvoked } from './provocations/tenant-subscriptions.ts';
import { emailAddressesProvoked } from './provocations/email-addresses.ts';
import { groupsProvoked } from './provocations/groups.ts';
import { mailboxesProvoked } from './provocations/mailboxes.ts';
import type { Provocation } from './provocations/provocation.ts';
import { secondFactorProvoked } from './provocations/second-factor.ts';
import { setupProvoked } from './provocations/setup.ts';
import { navigationsProvoked, tenantsProvoked } from './provocations/tenants.ts';
import { trustedDomainsProvoked } from './provocations/trusted-domains.ts';
import { firstPage, type Stage, stage } from './stage.ts';

const me = userIdOf('carla.weiss');
const managed = userIdOf('bjarne.olsen');
const local = userIdOf('gustav.lund');
const password = accounts[0].password;
const names = { firstName: 'Nora', lastName: 'Klein', displayName: 'Nora Klein' };
const unknownUser = { userId: 'nobody' };

const signIn =
  (email: string): Provocation =>
  ({ client }) =>
    client.call(login, { email, password, rememberMe: false });

async function newestToken({ client, world }: Stage): Promise<string> {
  await client.call(forgotPassword, { email: 'gustav@kanzlei-lund.example' });
  return world.mails.at(-1)?.token ?? '';
}

const renamed =
  (userId: string, userName: string): Provocation =>
  ({ client }) =>
    client.call(updateUserName, { userId, userName });

const membership = (operation: typeof addUserToGroups | typeof removeUserFromGroups) => ({
  'User.NotFound': (({ client }) => client.call(operation, { ...unknownUser, groupIds: [] })) as Provocation,
  'Group.NotFound': (({ client }) =>
    client.call(operation, { userId: local, groupIds: ['none'] })) as Provocation,
  'Group.ManagedReadonly': (({ client }) =>
    client.call(operation, { userId: local, groupIds: [groupIdOf('Board')] })) as Provocation,
});

/** How every declared code of every operation is brought about, by input alone. */
export const provocations = new Map<AnyOperation, Readonly<Record<string, Provocation>>>([
  [
    validatePasswordResetToken,
    {
      async 'Token.HasExpired'(given) {
        const token = await newestToken(given);
        given.world.clock.advance(2 * DAY);
        return given.client.call(validatePasswordResetToken, { token });
      },
    },
  ],
  [
    resetPassword,
    {
      'Account.InvalidPasswordResetToken': ({ client }) =>
        client.call(resetPassword, { password: 'a', confirmPassword: 'a', token: 'none' }),
      async 'Account.AccountNotFound'(given) {
        const token = await newestToken(given);
        await given.client.call(deleteUser, { userId: local });
        return given.client.call(resetPassword, { password: 'a', confirmPassword: 'a', token });
      },
      async 'Token.HasExpired'(given) {
        const token = await newestToken(given);
        given.world.clock.advance(2 * DAY);
        return given.client.call(resetPassword, { password: 'a', confirmPassword: 'a', token });
      },
    },
  ],
  [
    changePassword,
    {
      'Authentication.InvalidLoginAttempt': ({ client }) =>
        client.call(changePassword, { oldPassword: 'wrong', newPassword: 'a', confirmPassword: 'a' }),
      async 'Authentication.UserIsLockedOut'({ client }) {
        const wrong = { oldPassword: 'wrong', newPassword: 'a', confirmPassword: 'a' };
        for (let tries = 0; tries < 4; tries += 1)
          await client.call(changePassword, wrong).catch(() => undefined);
        return client.call(changePassword, wrong);
      },
    },
  ],
  [
    login,
    {
      'Authentication.InvalidLoginAttempt': signIn('nobody@demo.example'),
      'Authentication.TwoFactorAuthenticationRequired': signIn('second-step@demo.example'),
      async 'Authentication.UserIsLockedOut'({ client }) {
        const wrong = { email: 'user@demo.example', password: 'wrong', rememberMe: false };
        for (let tries = 0; tries < 4; tries += 1) await client.call(login, wrong).catch(() => undefined);
        return client.call(login, wrong);
      },
      'Authentication.UserIsNotAllowed': signIn('microsoft@demo.example'),
      'Account.EmailNotConfirmed': signIn('unconfirmed@demo.example'),
      'Authentication.TenantNotFound': signIn('homeless@demo.example'),
      'CloudConnector.NotConnected': signIn('connector-down@demo.example'),
      'ExternalUserAuthentication.InvalidCredentials': signIn('directory@demo.example'),
    },
  ],
  [
    getCurrentUsage,
    {
      async 'TenantUsage.NotFound'() {
        const { client } = await stage({ usageDays: 0 });
        return client.call(getCurrentUsage);
      },
    },
  ],
  ...accessTokensProvoked,
  ...archivePoliciesProvoked,
  ...billingReadsProvoked,
  ...couponsProvoked,
  ...importSourcesProvoked,
  ...invoicesProvoked,
  ...paymentsProvoked,
  ...tenantSubscriptionsProvoked,
  ...emailAddressesProvoked,
  ...groupsProvoked,
  ...mailboxesProvoked,
  ...trustedDomainsProvoked,
  [getUser, { 'User.NotFound': ({ client }) => client.call(getUser, unknownUser) }],
  [
    createUser,
    {
      'User.UserNameAlreadyExists': ({ client }) => client.call(createUser, { userName: 'BJARNE.Olsen' }),
      'User.CannotInviteUserDomainInUse': ({ client }) =>
        client.call(createUser, { userName: 'nora.klein', primaryEmail: 'nora@taken.example' }),
      'User.MicrosoftUserRequiresReferenceId': ({ client }) =>
        client.call(createUser, { userName: 'nora.klein', primaryEmail: 'nora@lindenhof.example' }),
    },
  ],
  [
    updateUserName,
    {
      'User.NotFound': renamed('nobody', 'nora.klein'),
      'User.UserNameAlreadyExists': renamed(local, 'Hanna.Vogel@Lindenhof.example'),
      'User.CannotInviteUserDomainInUse': renamed(local, 'gustav@taken.example'),
      'User.ManagedReadonly': renamed(managed, 'nora.klein'),
    },
  ],
  [
    updateUserProfile,
    {
      'User.NotFound': ({ client }) => client.call(updateUserProfile, { ...unknownUser, ...names }),
      'User.ManagedReadonly': ({ client }) => client.call(updateUserProfile, { userId: managed, ...names }),
    },
  ],
  [
    deleteUser,
    {
      'User.NotFound': ({ client }) => client.call(deleteUser, unknownUser),
      'User.CannotDeleteCurrentUser': ({ client }) => client.call(deleteUser, { userId: me }),
      'User.ManagedReadonly': ({ client }) => client.call(deleteUser, { userId: managed }),
    },
  ],
  [getUserRoles, { 'User.NotFound': ({ client }) => client.call(getUserRoles, unknownUser) }],
  [
    addUserRoles,
    { 'User.NotFound': ({ client }) => client.call(addUserRoles, { ...unknownUser, roles: [TENANT_ADMIN] }) },
  ],
  [
    removeUserRoles,
    {
      'User.NotFound': ({ client }) =>
        client.call(removeUserRoles, { ...unknownUser, roles: [TENANT_ADMIN] }),
      'User.CannotRemoveRoleTenantAdminFromCurrentUser': ({ client }) =>
        client.call(removeUserRoles, { userId: me, roles: [TENANT_ADMIN] }),
    },
  ],
  [
    listUserGroups,
    { 'User.NotFound': ({ client }) => client.call(listUserGroups, { ...firstPage, ...unknownUser }) },
  ],
  [addUserToGroups, membership(addUserToGroups)],
  [removeUserFromGroups, membership(removeUserFromGroups)],
  ...navigationsProvoked,
  ...secondFactorProvoked,
  ...setupProvoked,
  ...tenantsProvoked,
]);
