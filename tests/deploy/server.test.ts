import { expect, it } from 'vitest';
import { createConsoleServer } from '#deploy/server.ts';
import { close, listen } from '#tests/serving.ts';

it('goes on after a request that the service cannot read', async () => {
  const server = createConsoleServer(
    { answer: (_request, response) => response.end('console') },
    {
      handle: () => Promise.reject(new TypeError('This request cannot be read.')),
      upgrade: (_, socket) => socket.destroy(),
    },
  );
  const origin = await listen(server);
  expect((await fetch(`${origin}/v2/unreadable`)).status).toBe(400);
  expect(await (await fetch(origin)).text()).toBe('console');
  await close(server);
});
