import { createHub } from '@archive-console/api-client/hub';
import { createWorld, signInAs, TRANSPORTS } from '@archive-console/mocks';
import { interceptWith } from '@archive-console/mocks/node';
import { expect, it } from 'vitest';
import { eventually } from './stage.ts';

it.each(TRANSPORTS)(
  'Where the service lives in the page, its hub speaks %s',
  { timeout: 20_000 },
  async (transport) => {
    const world = createWorld();
    const network = interceptWith(world, { transports: [transport] });
    const token = signInAs(world);
    const hub = createHub({ url: 'http://demo.example/hub', token: () => token });
    const heard: string[][] = [];
    hub.on('UsersChanged', ({ ids }) => heard.push(ids));
    hub.start();
    await eventually(() => expect(world.hub.connections()).toBe(1));
    world.hub.notify('UsersChanged', { ids: ['7'] });
    await eventually(() => expect(heard).toEqual([['7']]));
    await hub.stop();
    await eventually(() => expect(world.hub.connections()).toBe(0));
    network.close();
  },
);
