import { createUser, deleteUser, updateArchivePolicy } from '@archive-console/api-client';
import { describe, expect, it } from 'vitest';
import { loadResumable, resumableActions } from '#console/app/resumable-actions.ts';
import { resumeWith } from '#console/shared/bulk/resumable-action.ts';
import { createI18n } from '#console/shared/i18n/i18n.ts';
import { openQueries } from './open-queries.ts';

async function resumed(action: string, choice: unknown, count: number) {
  const opened = await openQueries();
  const resume = resumeWith({ queryClient: opened.client, i18n: createI18n('en-US') }, loadResumable);
  return { ...opened, order: await resume({ action, choice: JSON.parse(JSON.stringify(choice)) }, count) };
}

describe('an action for many', () => {
  it.each(Object.entries(resumableActions))('is found again by its name: %s', async (id, load) => {
    expect((await load()).id).toBe(id);
  });

  it('is made again from what was stored, with its words', async () => {
    const { order } = await resumed('users.addRoles', ['TenantAdmin'], 3);
    expect(order.title).toContain('3 users');
    expect(order.done(3)).toContain('3 users');
    const groups = [{ id: 'g', name: 'Sales' }];
    expect((await resumed('users.addToGroups', groups, 2)).order.title).toContain('Sales');
    const left = { id: 'u', name: 'Lena', first: 'Sales' };
    expect((await resumed('users.leaveGroups', left, 2)).order.title).toContain('Lena');
  });

  it('finds out what became of a row before it is sent again', async () => {
    const { order, world, sent } = await resumed('users.delete', null, 2);
    const [first, second] = [...world.users.rows()].filter(
      (user) => !user.hasExternalReference && user.userName !== 'carla.weiss',
    );
    if (first === undefined || second === undefined) throw new Error('The demo service has too few users.');
    world.users.remove(first.id);
    await expect(order.lookUp?.(first.id)).resolves.toBe('done');
    await expect(order.lookUp?.(second.id)).resolves.toBe('not-done');
    expect(sent).not.toContain(deleteUser.name);
  });

  it('creates what was typed into a row', async () => {
    const values = {
      userName: 'lena.sommer',
      primaryEmail: 'lena@demo.example',
      firstName: 'Lena',
      lastName: 'Sommer',
      displayName: '',
    };
    const { order, sent, world } = await resumed('users.createMany', { 7: values }, 1);
    expect(order.isOnce).toBe(true);
    await expect(order.lookUp?.('7')).resolves.toBe('not-done');
    await order.act('7');
    expect(sent).toContain(createUser.name);
    expect([...world.users.rows()].some(({ userName }) => userName === 'lena.sommer')).toBe(true);
    await expect(order.lookUp?.('7')).resolves.toBe('done');
  });

  it('switches policies as they were selected: a change of them since is refused, not lost', async () => {
    const { world: before } = await openQueries();
    const policies = before.policies.filter(({ isEnabled }) => isEnabled).slice(0, 2);
    const [first, second] = policies.map(({ id }) => id);
    if (first === undefined || second === undefined)
      throw new Error('The demo service has too few policies.');
    const { order, world, sent } = await resumed(
      'archive-policies.switch',
      { isEnabled: false, policies },
      2,
    );
    const policy = (id: string) => world.policies.find((one) => one.id === id);
    await expect(order.lookUp?.(first)).resolves.toBe('not-done');
    expect(sent).not.toContain(updateArchivePolicy.name);
    await order.act(first);
    expect(policy(first)?.isEnabled).toBe(false);
    await expect(order.lookUp?.(first)).resolves.toBe('done');
    Object.assign(policy(second) ?? {}, { version: 'another', name: 'Renamed' });
    await expect(order.act(second)).rejects.toMatchObject({ code: 'ArchivePolicy.ConcurrentModification' });
    expect(policy(second)).toMatchObject({ name: 'Renamed', isEnabled: true });
  });

  it('finds out whether a token is revoked', async () => {
    const { order, world } = await resumed('access-tokens.revoke', null, 2);
    const [first, second] = [...world.accessTokens.rows()];
    if (first === undefined || second === undefined) throw new Error('The demo service has too few tokens.');
    await order.act(first.id);
    await expect(order.lookUp?.(first.id)).resolves.toBe('done');
    await expect(order.lookUp?.(second.id)).resolves.toBe('not-done');
  });

  it('is not made again from a choice that does not fit, or of a name that is not known', async () => {
    await expect(resumed('users.addRoles', { roles: 7 }, 1)).rejects.toThrow(/Array|array/);
    await expect(resumed('users.rename', null, 1)).rejects.toThrow('not known');
  });
});
