import {
  assignExchangeAdministratorRole,
  createUser,
  deleteTenant,
  forgotPassword,
  getAuthInfo,
  getMicrosoft365Status,
  getTenant,
  getTenantOptions,
  grantArchivePermissions,
  grantRegistrationPermissionsCallback,
  isJournalRuleConfigured,
  listBackgroundJobs,
  listGroups,
  listMailboxes,
  listUsers,
  login,
  resetPassword,
  setBillingContact,
  setExchangeImpersonationUpn,
  setTenantOptions,
  startStandardSetup,
  terminateTenant,
  triggerTenantSynchronization,
  updateUserName,
} from '@archive-console/api-client';
import { createWorld, type World } from '@archive-console/mocks';
import { describe, expect, it, vi } from 'vitest';
import { failing } from '#tests/failing.ts';
import { contact } from './billing-stages.ts';
import { browserOf, password } from './browser-of.ts';
import { clientOf, codeOf, firstPage, refusalOf, stage, anonymousClient } from './stage.ts';

const eventsOf = (world: World) => {
  const events: string[] = [];
  vi.spyOn(world.hub, 'notify').mockImplementation((event) => events.push(event));
  return events;
};

describe('The options of a tenant', () => {
  it('change where they are sent, and stay where not', async () => {
    const { world, client } = await stage();
    const events = eventsOf(world);
    const before = await client.call(getTenantOptions);
    await client.call(setTenantOptions, { timezoneIdentifier: 'Europe/Vienna', retentionYears: 6 });
    expect(await client.call(getTenantOptions)).toEqual({
      ...before,
      timezoneIdentifier: 'Europe/Vienna',
      retentionYears: 6,
    });
    expect(events).toEqual(['TenantChanged']);
  });

  it('refuse by its name what cannot be set', async () => {
    const wrong: readonly Readonly<Record<string, unknown>>[] = [
      { timezoneIdentifier: 'Europe/Atlantis' },
      { retentionYears: 'six' },
      { retentionYears: 0 },
      { retentionYears: 6.5 },
      { defaultLocale: 'no language' },
      { reportRecipients: 'all' },
      { reportRecipients: ['postmaster@demo.example', 'all'] },
      { exchangeImpersonationUpn: 'archive@seewind.example' },
      { color: 'red' },
    ];
    const { client } = await stage();
    const before = await client.call(getTenantOptions);
    const amiss = await failing(wrong, JSON.stringify, async (options) => {
      const refusal = await refusalOf(client.call(setTenantOptions, options));
      expect(refusal).toMatchObject({ code: 'Default.ValidationError' });
      expect(refusal.detail).toMatch(new RegExp(`^${Object.keys(options)[0]}: `));
      expect(await client.call(getTenantOptions)).toEqual(before);
    });
    expect(amiss).toEqual([]);
  });
});

describe('A Microsoft 365 tenant', () => {
  it('grants permissions at Microsoft, then assigns the role', async () => {
    const world = createWorld({ tenant: 'before-consent' });
    const browser = browserOf(world);
    const { client } = browser;
    client.token.write(
      (await client.call(login, { ...password, email: 'before-consent@demo.example' })).accessToken,
    );
    expect(await client.call(getMicrosoft365Status)).toEqual({
      archivePermissionsGranted: false,
      exchangeAdministratorRoleAssigned: false,
    });
    expect((await client.call(isJournalRuleConfigured)).isJournalRuleConfigured).toBe(false);
    for (const operation of [assignExchangeAdministratorRole, triggerTenantSynchronization])
      expect(await codeOf(client.call(operation))).toBe('Default.Forbidden');

    const there = await browser.go(grantArchivePermissions);
    expect(there.pathname).toBe('/demo/microsoft/consent');
    const state = there.searchParams.get('state') ?? '';
    const back = await browser.go(grantRegistrationPermissionsCallback, { state, admin_consent: 'True' });
    expect(back.pathname + back.search).toBe('/home/email-archive-configuration');
    await client.call(assignExchangeAdministratorRole);
    expect(await client.call(getMicrosoft365Status)).toEqual({
      archivePermissionsGranted: true,
      exchangeAdministratorRoleAssigned: true,
    });
  });

  it('sends an anonymous visitor to the sign-in', async () => {
    expect((await browserOf(createWorld()).go(grantArchivePermissions)).pathname).toBe('/login');
  });

  it('reads mailboxes as an account that has to be an address', async () => {
    const { client } = await stage({ tenant: 'microsoft365' });
    const refusal = await refusalOf(client.call(setExchangeImpersonationUpn, { upn: 'archive' }));
    expect(refusal.detail).toMatch(/^upn: /);
    const before = await client.call(getTenantOptions);
    expect(before).toMatchObject({ exchangeImpersonationUpn: '' });
    await client.call(setTenantOptions, before);
    const wrong = client.call(setTenantOptions, { exchangeImpersonationUpn: 'archive' });
    expect((await refusalOf(wrong)).detail).toMatch(/^exchangeImpersonationUpn: /);
    await client.call(setExchangeImpersonationUpn, { upn: ' archive@seewind.example ' });
    expect(await client.call(getTenantOptions)).toMatchObject({
      exchangeImpersonationUpn: 'archive@seewind.example',
    });
  });

  it('is synchronized in the background: users, groups and mailboxes come as managed', async () => {
    const { world, client } = await stage({ tenant: 'microsoft365' });
    const events = eventsOf(world);
    const counts = async () => ({
      users: (await client.call(listUsers, firstPage)).totalRows,
      mailboxes: (await client.call(listMailboxes, firstPage)).totalRows,
    });
    const before = await counts();
    await client.call(triggerTenantSynchronization);
    await client.call(triggerTenantSynchronization);
    expect(await counts()).toEqual(before);
    expect(await client.call(listBackgroundJobs)).toMatchObject([{ jobType: 'TenantSynchronization' }]);
    world.clock.advance(2000);
    expect(await counts()).toEqual({ ...before, users: before.users + 8 });
    world.clock.advance(6000);
    expect((await counts()).mailboxes).toBeGreaterThan(before.mailboxes + 8);
    expect(await client.call(listBackgroundJobs)).toEqual([]);
    expect(events).toEqual([
      'JobsChanged',
      'UsersChanged',
      'GroupsChanged',
      'MailboxesChanged',
      'EmailAddressesChanged',
      'ImportSourcesChanged',
      'JobsChanged',
    ]);
    const { rows } = await client.call(listUsers, { ...firstPage, rowsPerPage: 100 });
    expect(rows.every(({ hasExternalReference }) => hasExternalReference)).toBe(true);
    const [first] = rows;
    const renamed = client.call(updateUserName, { userId: first?.id ?? '', userName: 'other' });
    expect(await codeOf(renamed)).toBe('User.ManagedReadonly');
    const groups = await client.call(listGroups, firstPage);
    expect(groups.rows.every(({ hasExternalReference }) => hasExternalReference)).toBe(true);

    const after = await counts();
    await client.call(triggerTenantSynchronization);
    world.clock.advance(8000);
    expect(await counts()).toEqual(after);
  });
});

describe('The end of a tenant', () => {
  it('comes in two steps: the contract, then the data', async () => {
    const { world, client } = await stage({ tenant: 'trial' });
    expect(await codeOf(client.call(deleteTenant))).toBe('Tenant.CannotDisposeInvalidState');
    await client.call(terminateTenant);
    expect((await client.call(getTenant)).tenantState).toBe('Terminated');
    expect(await codeOf(client.call(terminateTenant))).toBe('TenantTermination.InvalidTenantState');
    const colleague = await clientOf(world);
    await client.call(deleteTenant);
    for (const removed of [client, colleague])
      expect(await codeOf(removed.call(getAuthInfo))).toBe('Default.Unauthorized');
    const again = anonymousClient(world).call(login, { ...password, email: 'trial@demo.example' });
    expect(await codeOf(again)).toBe('Authentication.InvalidLoginAttempt');
  });

  it('gives back what it had taken: its domain, its people and their links', async () => {
    const { world, client: tom } = await stage({ tenant: 'trial' });
    const nora = { userName: 'nora.klein', primaryEmail: 'nora@brueckner-optik.example' };
    await tom.call(createUser, nora);
    const carla = await clientOf(world, 'admin@demo.example');
    const later = { userName: 'later', primaryEmail: 'later@brueckner-optik.example' };
    expect(await codeOf(carla.call(createUser, later))).toBe('User.CannotInviteUserDomainInUse');
    const anonymous = anonymousClient(world);
    await anonymous.call(forgotPassword, { email: nora.primaryEmail });
    const token = world.mails.at(-1)?.token ?? '';
    await tom.call(terminateTenant);
    await tom.call(deleteTenant);
    const reset = { token, password: 'Fresh-1', confirmPassword: 'Fresh-1' };
    expect(await codeOf(anonymous.call(resetPassword, reset))).toBe('Account.AccountNotFound');
    await anonymous.call(forgotPassword, { email: nora.primaryEmail });
    expect(world.mails).toHaveLength(1);
    await expect(carla.call(createUser, later)).resolves.toMatchObject(later);
    await anonymous.call(startStandardSetup, { emailAddress: 'trial@demo.example' });
    expect(world.mails.at(-1)?.kind).toBe('setup');
  });

  it('leaves only reading, accounts and payments between the two', async () => {
    const { client } = await stage({ tenant: 'terminated' });
    const [first] = (await client.call(listUsers, firstPage)).rows;
    const userId = first?.id ?? '';
    for (const write of [
      client.call(createUser, { userName: 'late', primaryEmail: 'late@altmann.example' }),
      client.call(updateUserName, { userId, userName: 'late' }),
      client.call(setTenantOptions, { timezoneIdentifier: 'Europe/Vienna' }),
    ])
      expect(await codeOf(write)).toBe('Default.Forbidden');
    await expect(client.call(setBillingContact, contact)).resolves.toBeUndefined();
  });

  it('leaves other tenants alone', async () => {
    const { world, client } = await stage({ tenant: 'terminated' });
    const carla = await clientOf(world, 'admin@demo.example');
    await client.call(deleteTenant);
    expect((await carla.call(getTenant)).tenantState).toBe('Ready');
  });
});
