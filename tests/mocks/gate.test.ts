import { createWorld, type World } from '@archive-console/mocks';
import { createDemoServer } from '@archive-console/mocks/server';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { foreignOrigins, formTypes, sendRaw, webSocketHead } from '#tests/raw-request.ts';
import { close, listen } from '#tests/serving.ts';

let world: World;
let server: Server;
let baseUrl: string;

beforeEach(async () => {
  world = createWorld();
  server = createDemoServer({ world, origins: [new URL('https://console.example')] });
  baseUrl = await listen(server);
});
afterEach(() => close(server));

const LOGIN = '/v2/authentication/login';
const credentials = JSON.stringify({
  email: 'admin@demo.example',
  password: 'Demo-Archive-2026',
  rememberMe: false,
});
const json = { 'content-type': 'application/json' };

const send = (path: string, headers: Record<string, string>, body?: string) =>
  sendRaw(`${baseUrl}${path}`, headers, body === undefined ? {} : { body });

describe('A page of another site', () => {
  it('can neither sign in nor out, nor ask for anything', async () => {
    const paths = [LOGIN, '/v2/authentication/logout', '/v2/users/get-users', '/hub/negotiate'];
    const attempts = foreignOrigins.flatMap((origin) => paths.map((path) => ({ origin, path })));
    const amiss = await failing(attempts, JSON.stringify, async ({ origin, path }) => {
      expect(await send(path, { ...json, origin }, credentials)).toEqual({ status: 403, cookies: [] });
    });
    expect(amiss).toEqual([]);
  });

  it('opens no WebSocket', async () => {
    const { accessToken } = await (
      await fetch(`${baseUrl}${LOGIN}`, { method: 'POST', headers: json, body: credentials })
    ).json();
    const path = `/hub?access_token=${accessToken}`;
    expect((await send(path, { ...webSocketHead, origin: 'https://evil.example' })).status).toBe(401);
    expect(world.hub.connections()).toBe(0);
  });

  it('sends no form, which a browser would not ask about before', async () => {
    for (const type of formTypes)
      expect(await send(LOGIN, { 'content-type': type }, credentials)).toEqual({ status: 415, cookies: [] });
  });

  it('leads by no link to what changes something', async () => {
    const path = '/v2/tenants/registration/reset';
    expect((await send(path, { 'sec-fetch-mode': 'navigate' })).status).toBe(403);
    expect((await send(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(path, { 'sec-fetch-site': 'same-origin' })).status).toBe(204);
  });

  it('differs from the pages of the server itself and of its public origin', async () => {
    for (const origin of [baseUrl, 'https://console.example'])
      expect((await send(LOGIN, { ...json, origin }, credentials)).status).toBe(200);
  });
});

it('answers under no name but its own', async () => {
  const status = '/v2/service/get-status';
  const { port } = new URL(baseUrl);
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example'])
    expect((await send(status, { host })).status).toBe(421);
  for (const host of ['localhost', `127.0.0.1:${port}`, '[::1]', '192.168.1.5', 'console.example'])
    expect((await send(status, { host })).status).toBe(200);
});

it('takes a body up to a megabyte, whether it says its length or not', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(1_000_000) });
  expect((await send(LOGIN, json, body)).status).toBe(413);
  expect((await send(LOGIN, { ...json, 'transfer-encoding': 'chunked' }, body)).status).toBe(413);
});

it('takes texts at their limits', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(4001), password: '', rememberMe: false });
  expect((await send(LOGIN, json, body)).status).toBe(400);
});

it('gives cookies that go back over https only where the browser came over https', async () => {
  const { cookies } = await send(LOGIN, { ...json, 'x-forwarded-proto': 'https' }, credentials);
  expect(cookies).toEqual([expect.stringMatching(/^archive_session=.*; Secure$/)]);
  expect((await send(LOGIN, json, credentials)).cookies[0]).not.toContain('Secure');
});

it('leads back to an address with letters of any language', async () => {
  const path = `/v2/authentication/login-with-microsoft-oidc?continue=${encodeURIComponent('/home/users?q=Müller')}`;
  expect((await send(path, {})).status).toBe(302);
  const answer = await send(
    '/v2/authentication/login-with-external-callback?state=ü&code=ö'.replaceAll(/[üö]/g, encodeURIComponent),
    {},
  );
  expect(answer.status).toBe(302);
});

it('sends an address five mails in ten minutes, and says nothing of it', async () => {
  const body = JSON.stringify({ email: 'amelie.brandt@demo.example' });
  for (let asked = 0; asked < 8; asked += 1)
    expect((await send('/v2/accounts/forgot-password', json, body)).status).toBe(204);
  expect(world.mails).toHaveLength(5);
  world.clock.advance(11 * 60_000);
  await send('/v2/accounts/forgot-password', json, body);
  expect(world.mails).toHaveLength(6);
});
