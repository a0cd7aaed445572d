import {
  addUserToGroups,
  createUser,
  deleteUser,
  logout,
  removeUserRoles,
  TENANT_ADMIN,
  updateUserProfile,
} from '@archive-console/api-client';
import { createHub, type Hub } from '@archive-console/api-client/hub';
import {
  createWorld,
  groupIdOf,
  mailboxIdOf,
  signInAs,
  switchHubs,
  userIdOf,
  type World,
} from '@archive-console/mocks';
import { interceptWith } from '@archive-console/mocks/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, eventually } from './stage.ts';

let world: World;
let network: ReturnType<typeof interceptWith>;
const hubs: Hub[] = [];

beforeEach(() => {
  world = createWorld();
  network = interceptWith(world);
});
afterEach(async () => {
  await Promise.all(hubs.splice(0).map((hub) => hub.stop()));
  network.close();
});

function hubOf(email: string, token: string | undefined = signInAs(world, email)): Hub {
  const hub = createHub({ url: 'http://demo.example/hub', token: () => token });
  hubs.push(hub);
  hub.start();
  return hub;
}

const live = (hub: Hub) => eventually(() => expect(hub.state().phase).toBe('live'));

describe('The hub', { timeout: 20_000 }, () => {
  it('notifies one account of what another has written', async () => {
    const hub = hubOf('amelie.brandt@demo.example');
    const heard: string[] = [];
    for (const event of ['UsersChanged', 'GroupsChanged', 'MailboxesChanged'] as const)
      hub.on(event, ({ ids }) => heard.push(`${event} ${[...ids].toSorted().join(' ')}`));
    await live(hub);
    const carla = await clientOf(world);

    const { id } = await carla.call(createUser, { userName: 'nora.klein' });
    const gustav = userIdOf('gustav.lund');
    const groupId = groupIdOf('Interns');
    await carla.call(updateUserProfile, { userId: id, firstName: 'N', lastName: 'K', displayName: '' });
    await carla.call(addUserToGroups, { userId: id, groupIds: [groupId] });
    await carla.call(removeUserRoles, { userId: gustav, roles: [TENANT_ADMIN] });
    await carla.call(deleteUser, { userId: id });

    const expected = [
      `UsersChanged ${id}`,
      `UsersChanged ${id}`,
      `UsersChanged ${id}`,
      `GroupsChanged ${groupId}`,
      `UsersChanged ${gustav}`,
      `UsersChanged ${id}`,
      `GroupsChanged ${groupId}`,
    ];
    await eventually(() => expect(heard).toEqual(expected));
    await carla.call(deleteUser, { userId: userIdOf('k.papadimitrakopoulos') });
    const mailboxId = mailboxIdOf('Kanzlei Lund');
    await eventually(() => expect(heard.at(-1)).toBe(`MailboxesChanged ${mailboxId}`));
  });

  it('is reconnected to after a drop, and reports again', async () => {
    const hub = hubOf('admin@demo.example');
    let returns = 0;
    hub.onReconnected(() => {
      returns += 1;
    });
    const heard: string[][] = [];
    hub.on('UsersChanged', ({ ids }) => heard.push(ids));
    await live(hub);
    world.hub.drop();
    await eventually(() => expect(returns).toBe(1));
    world.hub.notify('UsersChanged', { ids: ['after'] });
    await eventually(() => expect(heard).toEqual([['after']]));
    expect(world.hub.connections()).toBe(1);
  });

  it('reports what its client has no name for: one more event is no silence', async () => {
    const hub = hubOf('admin@demo.example');
    const heard: string[] = [];
    hub.onUnknown((event) => heard.push(event));
    await live(hub);
    world.hub.notify('UsersChanged', { ids: ['1'] });
    world.hub.notify('RetentionChanged' as 'UsersChanged', { ids: ['7'] });
    await eventually(() => expect(heard).toEqual(['RetentionChanged']));
  });

  it('is resumed where only the line broke: nothing is lost, and no client has to read again', async () => {
    const hub = hubOf('admin@demo.example');
    let returns = 0;
    hub.onReconnected(() => {
      returns += 1;
    });
    const heard: string[][] = [];
    hub.on('UsersChanged', ({ ids }) => heard.push(ids));
    await live(hub);
    world.hub.breakLines();
    world.hub.notify('UsersChanged', { ids: ['during'] });
    await eventually(() => expect(heard).toEqual([['during']]));
    expect(returns).toBe(0);
  });

  it('is lost while it is switched off', async () => {
    const hub = hubOf('admin@demo.example');
    await live(hub);
    world.hub.switchTo(false);
    await eventually(() => expect(hub.state().phase).toBe('reconnecting'));
    world.hub.switchTo(true);
    hub.tryNow();
    await eventually(() => expect(hub.state().phase).toBe('live'));
  });

  it('refuses a client that is not signed in', async () => {
    world.pocket.sessionId = undefined;
    const hub = hubOf('', 'stolen');
    await eventually(() => expect(hub.state().phase).toBe('reconnecting'));
    expect(world.hub.connections()).toBe(0);
  });

  it('disconnects a user who signs out', async () => {
    const client = await clientOf(world);
    const hub = hubOf('', client.token.read());
    await live(hub);
    await client.call(logout);
    await eventually(() => expect(world.hub.connections()).toBe(0));
    await eventually(() => expect(hub.state().phase).toBe('reconnecting'));
  });
});

it('The hub is switched off and on for every tenant, also for those that are yet to come', () => {
  const silent = createWorld({ hubIsOn: false });
  expect(silent.hub.isOn).toBe(false);
  expect(silent.tenants.of('trial')?.hub.isOn).toBe(false);
  switchHubs(silent, true);
  expect([...silent.tenants.all()].map(({ hub }) => hub.isOn)).toEqual([true, true]);
  expect(silent.tenants.of('microsoft365')?.hub.isOn).toBe(true);
});
