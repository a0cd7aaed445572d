import {
  addGroupMembers,
  createEmailAddress,
  createGroup,
  deleteGroup,
  getEmailAddress,
  getGroup,
  listGroupAddresses,
  listGroupMembers,
  listGroups,
  listUserGroups,
  removeGroupMembers,
  updateGroupName,
} from '@archive-console/api-client';
import { groupIdOf, userIdOf } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { codeOf, firstPage, refusalOf, type Stage, stage } from './stage.ts';

const groupId = groupIdOf('Newsletter');
const [mira, gustav] = [userIdOf('mira.sommer'), userIdOf('gustav.lund')];
const hanna = userIdOf('hanna.vogel');
const all = { page: 1, rowsPerPage: 100 } as const;

const memberIds = async ({ client }: Stage, of: string) =>
  (await client.call(listGroupMembers, { ...all, groupId: of })).rows.map(({ id }) => id);

describe('A new group', () => {
  it('is there, local and without members', async () => {
    const given = await stage();
    const created = await given.client.call(createGroup, { name: ' Choir ', groupType: 'SecurityGroup' });
    expect(created).toMatchObject({ name: 'Choir', groupType: 'SecurityGroup', hasExternalReference: false });
    expect(await given.client.call(getGroup, { groupId: created.id })).toEqual(created);
    expect(await memberIds(given, created.id)).toEqual([]);
    expect((await given.client.call(listGroups, { ...firstPage, filter: 'choir' })).rows).toEqual([created]);
  });

  it.each([
    [{ name: ' ' }, /^name: /],
    [{ groupType: 'Club' }, /^groupType: /],
  ])('is refused with %o, by the name of the field', async (wrong, field) => {
    const { client } = await stage();
    const input = { name: 'Choir', groupType: 'Default', ...wrong } as { name: string; groupType: 'Default' };
    expect((await refusalOf(client.call(createGroup, input))).detail).toMatch(field);
  });
});

describe('Members', () => {
  it('are added and removed, seen from the group and from the user', async () => {
    const given = await stage();
    const { client } = given;
    const groups = async () =>
      (await client.call(listUserGroups, { ...all, userId: mira })).rows.map(({ id }) => id);
    const before = await memberIds(given, groupId);
    await client.call(addGroupMembers, { groupId, memberIds: [mira, gustav] });
    expect(await memberIds(given, groupId)).toEqual(expect.arrayContaining([...before, mira, gustav]));
    expect(await groups()).toContain(groupId);
    await client.call(removeGroupMembers, { groupId, memberIds: [mira, hanna] });
    expect(await memberIds(given, groupId)).not.toContain(mira);
    expect(await memberIds(given, groupId)).toContain(gustav);
    expect(await groups()).not.toContain(groupId);
  });

  it('are removed all or not at all; a user who is no member is passed over', async () => {
    const given = await stage();
    await given.client.call(addGroupMembers, { groupId, memberIds: [mira] });
    const removing = given.client.call(removeGroupMembers, { groupId, memberIds: [mira, 'nobody'] });
    expect(await codeOf(removing)).toBe('User.NotFound');
    expect(await memberIds(given, groupId)).toContain(mira);
  });

  it('are added all or not at all', async () => {
    const given = await stage();
    const interns = groupIdOf('Interns');
    const adding = given.client.call(addGroupMembers, { groupId: interns, memberIds: [mira, 'nobody'] });
    expect(await codeOf(adding)).toBe('User.NotFound');
    expect(await memberIds(given, interns)).toEqual([]);
  });
});

describe('A group', () => {
  it('that is renamed is called so by its addresses', async () => {
    const { client } = await stage();
    await client.call(updateGroupName, { groupId, name: ' Circular ' });
    expect((await client.call(getGroup, { groupId })).name).toBe('Circular');
    const addresses = await client.call(listGroupAddresses, { groupId });
    expect(addresses.map(({ assignedTo }) => assignedTo)).toEqual(['Circular']);
  });

  it('that is renamed to nothing keeps its name', async () => {
    const { client } = await stage();
    expect((await refusalOf(client.call(updateGroupName, { groupId, name: '' }))).detail).toMatch(/^name: /);
    expect((await client.call(getGroup, { groupId })).name).toBe('Newsletter');
  });

  it('that is deleted leaves its people without it and its addresses without an owner', async () => {
    const given = await stage();
    const { client } = given;
    const [member = ''] = await memberIds(given, groupId);
    const addressType = 'GroupAddress' as const;
    const second = { addressType, address: 'rundbrief@demo.example', ownerId: groupId };
    const { id: emailAddressId } = await client.call(createEmailAddress, second);
    await client.call(deleteGroup, { groupId });
    expect(await codeOf(client.call(getGroup, { groupId }))).toBe('Group.NotFound');
    const left = await client.call(listUserGroups, { ...all, userId: member });
    expect(left.rows.map(({ id }) => id)).not.toContain(groupId);
    expect(given.world.members.of(groupId).size).toBe(0);
    const orphan = { ownerId: null, assignedTo: '' };
    expect(await client.call(getEmailAddress, { emailAddressId })).toMatchObject(orphan);
  });

  it('is found by its kind and its origin', async () => {
    const { client } = await stage();
    const filter = { groupType: 'SecurityGroup', hasExternalReference: false } as const;
    const { rows } = await client.call(listGroups, { ...all, ...filter });
    expect(rows.map(({ name }) => name)).toEqual(['Archive auditors', 'Data protection', 'Works council']);
  });

  it('is not looked for by a kind there is none of', async () => {
    const { client } = await stage();
    const wrong = { ...all, groupType: 'Club' as 'Default' };
    expect((await refusalOf(client.call(listGroups, wrong))).detail).toMatch(/^groupType: /);
  });
});
