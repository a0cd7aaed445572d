import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createWorld } from '@archive-console/mocks';
import { createDemoServer } from '@archive-console/mocks/server';
import { freePort, hasNginx, runNginx } from '#tests/nginx.ts';
import { close, listen } from '#tests/serving.ts';
import { expect, test as base } from './fixtures.ts';
import { signIn } from './sign-in.ts';

/** The production build behind nginx, as a container would host it; the service stands elsewhere. */
const test = base.extend({
  demo: async ({}, provide) => {
    const port = await freePort();
    const world = createWorld();
    const server = createDemoServer({ world, origins: [new URL(`http://localhost:${port}`)] });
    const apiOrigin = await listen(server);
    const writable = mkdtempSync(join(tmpdir(), 'nginx-'));
    const nginx = await runNginx({ site: resolve('packages/console/dist'), apiOrigin, writable, port });
    await provide({ origin: nginx.origin, world });
    await nginx.close();
    await close(server);
    rmSync(writable, { recursive: true });
  },
});

if (hasNginx)
  test('behind nginx, an administrator signs in and sees at once what is changed elsewhere', async ({
    page,
    world,
  }) => {
    await signIn(page);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Groups', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Board', exact: true })).toBeVisible();
    const [board] = [...world.groups.rows()].filter(({ name }) => name === 'Board');
    if (board === undefined) throw new Error('The demo has no group called Board: take another one.');
    world.groups.put({ ...board, name: 'Supervisory board' });
    world.hub.notify('GroupsChanged', { ids: [board.id] });
    await expect(page.getByRole('link', { name: 'Supervisory board' })).toBeVisible();
  });
