import {
  addUserRoles,
  addUserToGroups,
  createUser,
  deleteUser,
  getMailbox,
  getUser,
  getUserRoles,
  listEmailAddresses,
  listGroupMembers,
  listMailboxDelegates,
  listMailboxes,
  listUserGroups,
  listUsers,
  removeUserFromGroups,
  removeUserRoles,
  TENANT_ADMIN,
  updateUserName,
  updateUserProfile,
} from '@archive-console/api-client';
import { groupIdOf, mailboxIdOf, userIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { codeOf, firstPage, refusalOf, stage } from './stage.ts';

const gustav = userIdOf('gustav.lund');
const managed = userIdOf('bjarne.olsen');

describe('A new user', () => {
  it('is called by his names, and is there', async () => {
    const { client } = await stage();
    const created = await client.call(createUser, {
      userName: 'nora.klein',
      firstName: 'Nora',
      lastName: 'Klein',
      primaryEmail: 'nora.klein@demo.example',
    });
    expect(created).toMatchObject({ displayName: 'Nora Klein', hasExternalReference: false });
    expect(await client.call(getUser, { userId: created.id })).toEqual(created);
    expect(await client.call(getUserRoles, { userId: created.id })).toEqual([]);
  });

  it('may be called otherwise', async () => {
    const { client } = await stage();
    const created = await client.call(createUser, { userName: 'frontdesk', displayName: 'Front desk' });
    expect(created).toMatchObject({ displayName: 'Front desk', primaryEmail: '' });
  });

  it('is managed where Microsoft knows the name', async () => {
    const { client } = await stage();
    const userName = 'nora.klein@lindenhof.example';
    const created = await client.call(createUser, { userName, referenceId: 'entra-1' });
    expect(created).toMatchObject({ hasExternalReference: true, primaryEmail: userName });
  });

  it.each([
    ['no-top-level@domain', /top-level domain/],
    [`${'a'.repeat(65)}@demo.example`, /64/],
    [`${'a'.repeat(60)}@${'b.'.repeat(96)}example`, /254/],
    ['Nora Klein <nora@demo.example>', /display name/],
    ['nora@@demo.example', /not an e-mail address/],
    ['@demo.example', /not an e-mail address/],
    ['nora@-demo.example', /not an e-mail address/],
  ])('is refused with the address %s, by the name of the field', async (primaryEmail, reason) => {
    const { client } = await stage();
    const refusal = await refusalOf(client.call(createUser, { userName: 'nora.klein', primaryEmail }));
    expect(refusal).toMatchObject({ code: 'Default.ValidationError', status: 400 });
    expect(refusal.detail).toMatch(/^primaryEmail: /);
    expect(refusal.detail).toMatch(reason);
  });

  it.each(['', '  ', 'two words', 'not@mail'])('is refused with the user name "%s"', async (userName) => {
    const { client } = await stage();
    const refusal = await refusalOf(client.call(createUser, { userName }));
    expect(refusal.detail).toMatch(/^userName: /);
  });

  it('takes an address no other user has, however it is written', async () => {
    const { client } = await stage();
    const primaryEmail = 'GUSTAV@kanzlei-lund.example';
    expect(await codeOf(client.call(createUser, { userName: 'g2', primaryEmail }))).toBe(
      'User.UserNameAlreadyExists',
    );
  });

  it.each(['admin@demo.example', 'Second-Step@demo.example'])(
    'is not called %s, which another user signs in with',
    async (userName) => {
      const { client } = await stage();
      expect(await codeOf(client.call(createUser, { userName }))).toBe('User.UserNameAlreadyExists');
    },
  );
});

describe('A managed user', () => {
  it('keeps his name but takes roles and local groups', async () => {
    const { client } = await stage();
    const groupIds = [groupIdOf('Accounting')];
    const total = async () =>
      (await client.call(listUserGroups, { ...firstPage, userId: managed, filter: 'accounting' })).totalRows;
    await client.call(addUserRoles, { userId: managed, roles: [TENANT_ADMIN] });
    expect(await client.call(getUserRoles, { userId: managed })).toEqual([TENANT_ADMIN]);
    await client.call(removeUserFromGroups, { userId: managed, groupIds });
    expect(await total()).toBe(0);
    await client.call(addUserToGroups, { userId: managed, groupIds });
    expect(await total()).toBe(1);
    expect(await codeOf(client.call(updateUserName, { userId: managed, userName: 'b' }))).toBe(
      'User.ManagedReadonly',
    );
  });
});

describe('Changing a user', () => {
  it('lets him keep his own name in another case', async () => {
    const { client } = await stage();
    await client.call(updateUserName, { userId: gustav, userName: 'Gustav.Lund' });
    expect((await client.call(getUser, { userId: gustav })).userName).toBe('Gustav.Lund');
  });

  it('lets no user take what another user signs in with', async () => {
    const { client } = await stage();
    const renamed = (userId: string) =>
      client.call(updateUserName, { userId, userName: 'Admin@demo.example' });
    expect(await codeOf(renamed(gustav))).toBe('User.UserNameAlreadyExists');
    const carla = userIdOf('carla.weiss');
    await renamed(carla);
    expect((await client.call(getUser, { userId: carla })).userName).toBe('Admin@demo.example');
  });

  it('takes names without the space around them', async () => {
    const { client } = await stage();
    const names = { firstName: ' Gustaf ', lastName: 'Lund ', displayName: ' ' };
    await client.call(updateUserProfile, { userId: gustav, ...names });
    expect(await client.call(getUser, { userId: gustav })).toMatchObject({
      firstName: 'Gustaf',
      lastName: 'Lund',
      displayName: 'Gustaf Lund',
    });
  });

  it('derives the display name that was emptied', async () => {
    const { client } = await stage();
    const names = { firstName: 'Gustaf', lastName: 'Lund', displayName: '' };
    await client.call(updateUserProfile, { userId: gustav, ...names });
    expect((await client.call(getUser, { userId: gustav })).displayName).toBe('Gustaf Lund');
    await client.call(updateUserProfile, { userId: gustav, firstName: '', lastName: '', displayName: '' });
    expect((await client.call(getUser, { userId: gustav })).displayName).toBe('gustav.lund');
  });

  it('adds to all groups or to none', async () => {
    const { client } = await stage();
    const before = await client.call(listUserGroups, { ...firstPage, userId: gustav });
    const groupIds = [groupIdOf('Interns'), groupIdOf('Board')];
    expect(await codeOf(client.call(addUserToGroups, { userId: gustav, groupIds }))).toBe(
      'Group.ManagedReadonly',
    );
    expect(await client.call(listUserGroups, { ...firstPage, userId: gustav })).toEqual(before);
  });

  it('refuses an unknown role', async () => {
    const { client } = await stage();
    const refusal = await refusalOf(client.call(addUserRoles, { userId: gustav, roles: ['Emperor'] }));
    expect(refusal.detail).toMatch(/^roles: /);
    const removed = client.call(removeUserRoles, { userId: gustav, roles: ['Emperor'] });
    expect((await refusalOf(removed)).detail).toMatch(/^roles: /);
  });

  it('knows one further role, which is added and removed beside the one of an administrator', async () => {
    const { client } = await stage();
    await client.call(addUserRoles, { userId: gustav, roles: ['HelpDesk', TENANT_ADMIN] });
    await client.call(removeUserRoles, { userId: gustav, roles: [TENANT_ADMIN] });
    expect(await client.call(getUserRoles, { userId: gustav })).toEqual(['HelpDesk']);
  });

  it('lets an administrator take the role from another', async () => {
    const { client } = await stage();
    const administrators = async () =>
      (await client.call(listUsers, { ...firstPage, role: TENANT_ADMIN })).rows.map(
        ({ userName }) => userName,
      );
    expect(await administrators()).toEqual(['amelie.brandt', 'carla.weiss']);
    await client.call(removeUserRoles, { userId: userIdOf('amelie.brandt'), roles: [TENANT_ADMIN] });
    expect(await administrators()).toEqual(['carla.weiss']);
  });
});

describe('Deleting a user', () => {
  it('leaves the mailboxes without owner, the groups without member and the mail where it is', async () => {
    const { client } = await stage();
    const owned = await client.call(listMailboxes, { ...firstPage, ownerId: gustav });
    const groups = await client.call(listUserGroups, { ...firstPage, userId: gustav });
    const addresses = await client.call(listEmailAddresses, firstPage);
    expect(owned.totalRows).toBeGreaterThan(1);
    expect(groups.totalRows).toBeGreaterThan(0);

    await client.call(deleteUser, { userId: gustav });

    expect((await client.call(listMailboxes, { ...firstPage, ownerId: gustav })).totalRows).toBe(0);
    for (const { id: mailboxId } of owned.rows)
      expect((await client.call(getMailbox, { mailboxId })).ownerId).toBeNull();
    for (const { id: groupId } of groups.rows) {
      const { rows } = await client.call(listGroupMembers, { ...firstPage, rowsPerPage: 100, groupId });
      expect(rows.map(({ id }) => id)).not.toContain(gustav);
    }
    const mailboxId = mailboxIdOf('Data protection');
    expect(await client.call(listMailboxDelegates, { mailboxId })).toEqual([]);
    expect(await client.call(listEmailAddresses, firstPage)).toEqual(addresses);
  });
});
