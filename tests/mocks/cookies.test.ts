import {
  getAuthInfo,
  login,
  logout,
  twoFactorWithRecoveryCode,
  createApiClient,
} from '@archive-console/api-client';
import { createWorld } from '@archive-console/mocks';
import { createDemoServer } from '@archive-console/mocks/server';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { close, listen } from '#tests/serving.ts';
import { password } from './browser-of.ts';
import { codeOf } from './stage.ts';

let server: Server;
let baseUrl: string;

beforeEach(async () => {
  server = createDemoServer({ world: createWorld() });
  baseUrl = await listen(server);
});
afterEach(() => close(server));

/** A browser that keeps its cookies, and the headers that set each. */
function browser() {
  const kept = new Map<string, string>();
  const reported: string[] = [];
  const client = createApiClient({
    baseUrl,
    retryDelaysMs: [],
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', [...kept].map((cookie) => cookie.join('=')).join('; '));
      const response = await fetch(input, { ...init, headers });
      for (const header of response.headers.getSetCookie()) {
        reported.push(header.replace(/=[0-9a-f-]{32,36}/, '=…'));
        const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=');
        if (header.includes('Max-Age=0')) kept.delete(name);
        else kept.set(name, value);
      }
      return response;
    },
  });
  return { client, kept, reported };
}

const BASE = 'Path=/; HttpOnly; SameSite=Lax';
const DAY = 86_400;

it('ties the second step to its sign-in, remembers the machine, and signs in', async () => {
  const { client, kept, reported } = browser();
  const signIn = { ...password, email: 'recovery@demo.example' };
  expect(await codeOf(client.call(login, signIn))).toBe('Authentication.TwoFactorAuthenticationRequired');
  expect(reported).toEqual([`archive_sign_in=…; ${BASE}`]);
  expect(await codeOf(client.call(getAuthInfo))).toBe('Default.Unauthorized');

  const proof = { recoveryCode: 'demo-0001', rememberMachine: true, rememberMe: true };
  await client.call(twoFactorWithRecoveryCode, proof);
  expect(reported.slice(1)).toEqual([
    `archive_sign_in=; ${BASE}; Max-Age=0`,
    `archive_machine=…; ${BASE}; Max-Age=${90 * DAY}`,
    `archive_session=…; ${BASE}; Max-Age=${30 * DAY}`,
  ]);
  expect((await client.call(getAuthInfo)).userName).toBe('ruth.lorenz');

  await client.call(logout);
  expect([...kept.keys()]).toEqual(['archive_machine']);
  await client.call(login, signIn);
  expect((await client.call(getAuthInfo)).userName).toBe('ruth.lorenz');
});
