import {
  assignExchangeAdministratorRole,
  deleteTenant,
  finalizeRegistration,
  getMicrosoft365Status,
  getTenant,
  grantArchivePermissions,
  grantRegistrationPermissions,
  grantRegistrationPermissionsCallback,
  isJournalRuleConfigured,
  loginWithExternalCallback,
  registrationAuthenticateCallback,
  setExchangeImpersonationUpn,
  terminateTenant,
  triggerTenantSynchronization,
} from '@archive-console/api-client';
import { HOUR, MINUTE } from '@archive-console/mocks';
import { browserOf, consent, register, signInAtMicrosoft } from '../browser-of.ts';
import { stage } from '../stage.ts';
import type { Provoked } from './provocation.ts';

const ofMicrosoft = [
  getMicrosoft365Status,
  isJournalRuleConfigured,
  assignExchangeAdministratorRole,
  triggerTenantSynchronization,
] as const;

export const tenantsProvoked: readonly Provoked[] = [
  ...ofMicrosoft.map((operation): Provoked => [
    operation,
    { 'Tenant.InvalidTenantType': ({ client }) => client.call(operation) },
  ]),
  [
    getTenant,
    {
      // It was deleted, and the session of who asks not yet ended.
      'Tenant.NotFound': ({ world, client }) => {
        world.tenant = undefined;
        return client.call(getTenant);
      },
    },
  ],
  [
    setExchangeImpersonationUpn,
    {
      'Tenant.InvalidTenantType': ({ client }) =>
        client.call(setExchangeImpersonationUpn, { upn: 'archive@seewind.example' }),
    },
  ],
  [
    terminateTenant,
    {
      'Import.JobsRunning': ({ client }) => client.call(terminateTenant),
      async 'TenantTermination.InvalidTenantState'() {
        const { client } = await stage({ tenant: 'terminated' });
        return client.call(terminateTenant);
      },
    },
  ],
  [
    deleteTenant,
    {
      'Tenant.CannotDisposeInvalidState': ({ client }) => client.call(deleteTenant),
      async 'Import.CannotDisposeInInvalidTenantState'() {
        const { client } = await stage({ tenant: 'provisioning' });
        return client.call(deleteTenant);
      },
    },
  ],
  [
    finalizeRegistration,
    {
      'Tenant.NotFound': ({ client }) => client.call(finalizeRegistration),
      async 'Import.CannotProvisionInInvalidTenantState'({ world }) {
        const browser = browserOf(world);
        await register(world, browser, 'admin@nordlicht.example');
        return browser.client.call(finalizeRegistration);
      },
      // One browser tries again what failed, while another is setting it up.
      async 'Tenant.MicrosoftTenantAlreadyRegistered'({ world }) {
        const [one, other] = [browserOf(world), browserOf(world)];
        for (const browser of [one, other]) await register(world, browser, 'admin@havarie.example');
        await consent(one);
        world.clock.advance(MINUTE);
        await consent(other);
        return one.client.call(finalizeRegistration);
      },
    },
  ],
];

/** Navigations: what went wrong stands in the address they lead to. */
export const navigationsProvoked: readonly Provoked[] = [
  [
    loginWithExternalCallback,
    {
      'Authentication.InvalidExternalLoginInfo': ({ world }) =>
        browserOf(world).go(loginWithExternalCallback, { state: 'none', code: 'none' }),
      'Authentication.UserNotRegister': ({ world }) =>
        signInAtMicrosoft(world, browserOf(world), 'admin@nordlicht.example'),
      'Authentication.TenantNotFound': ({ world }) =>
        signInAtMicrosoft(world, browserOf(world), 'homeless@demo.example'),
    },
  ],
  [
    registrationAuthenticateCallback,
    {
      'Authentication.InvalidExternalLoginInfo': ({ world }) =>
        browserOf(world).go(registrationAuthenticateCallback, { state: 'none' }),
      'Tenant.MicrosoftTenantAlreadyRegistered': ({ world }) =>
        register(world, browserOf(world), 'microsoft@demo.example'),
    },
  ],
  [
    grantArchivePermissions,
    {
      async 'Tenant.InvalidTenantType'({ world }) {
        const browser = browserOf(world);
        await signInAtMicrosoft(world, browser, 'admin@demo.example');
        return browser.go(grantArchivePermissions);
      },
    },
  ],
  [
    grantRegistrationPermissions,
    {
      'Tenant.NotFound': ({ world }) => browserOf(world).go(grantRegistrationPermissions),
      async 'Import.CannotProvisionInInvalidTenantState'({ world }) {
        const browser = browserOf(world);
        await register(world, browser, 'admin@nordlicht.example');
        return browser.go(grantRegistrationPermissions);
      },
    },
  ],
  [
    grantRegistrationPermissionsCallback,
    {
      'Token.NotFound': ({ world }) =>
        browserOf(world).go(grantRegistrationPermissionsCallback, { state: 'none' }),
      async 'Token.HasExpired'({ world }) {
        const browser = browserOf(world);
        await register(world, browser, 'admin@havarie.example');
        const state = (await browser.go(grantRegistrationPermissions)).searchParams.get('state') ?? '';
        world.clock.advance(HOUR);
        return browser.go(grantRegistrationPermissionsCallback, { state, admin_consent: 'True' });
      },
      async 'Tenant.MicrosoftTenantAlreadyRegistered'({ world }) {
        const [one, other] = [browserOf(world), browserOf(world)];
        for (const browser of [one, other]) await register(world, browser, 'admin@havarie.example');
        await consent(one);
        return consent(other);
      },
    },
  ],
];
