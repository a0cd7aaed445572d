import { getCloudConnectorStatus } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { stage } from './stage.ts';

it('The connector says whether it is connected, and since when', async () => {
  const { client, world } = await stage();
  expect(await client.call(getCloudConnectorStatus)).toEqual({
    isConnected: true,
    connectedAt: '2026-11-11T14:02:00.000Z',
  });
  world.cloudConnector = { isConnected: false, connectedAt: null };
  expect(await client.call(getCloudConnectorStatus)).toEqual({ isConnected: false, connectedAt: null });
});
