import type { AnyOperation } from '@archive-console/api-client';
import { operations, type World } from '@archive-console/mocks';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { PASSWORD } from '#tests/e2e/sign-in.ts';
import { foreignOrigins, formTypes, sendRaw, webSocketHead } from '#tests/raw-request.ts';

/** A signed-in administrator as another site finds them: with the cookie that the browser sends along, and no token. */
async function victimAt(baseURL: string | undefined) {
  const body = JSON.stringify({ email: 'admin@demo.example', password: PASSWORD, rememberMe: true });
  const json = { 'content-type': 'application/json' };
  const { cookies } = await sendRaw(`${baseURL}/v2/authentication/login`, json, { body });
  const cookie = cookies.map((given) => given.split(';')[0]).join('; ');
  expect(cookie).toContain('archive_session=');
  return (operation: AnyOperation, headers: Record<string, string>) => {
    const path = operation.path.replaceAll(/\{\w+\}/g, 'x');
    const { method } = operation;
    return sendRaw(
      `${baseURL}/v2${path}`,
      { cookie, ...headers },
      { method, ...(method === 'POST' && { body: '{}' }) },
    );
  };
}

/** What an attack could have changed. */
const stateOf = (world: World) => ({
  tenant: world.tenant?.tenantState,
  users: [...world.users.rows()].length,
  groups: [...world.groups.rows()].length,
  mails: world.mails.length,
});

const called = operations.filter(({ navigation }) => navigation !== true);

test('no operation is open to a page of another site, for all that its browser sends along', async ({
  baseURL,
  world,
}) => {
  const send = await victimAt(baseURL);
  const before = stateOf(world);
  const amiss: string[] = [];
  for (const operation of called)
    for (const origin of foreignOrigins) {
      const { status, cookies } = await send(operation, { origin, 'content-type': 'application/json' });
      if (status !== 403 || cookies.length > 0)
        amiss.push(`${operation.name} answers ${origin} with ${status}`);
    }
  expect(called.length).toBeGreaterThan(100);
  expect(amiss).toEqual([]);
  expect(stateOf(world)).toEqual(before);
});

test('no write takes a form, and none that is a link is followed from another site', async ({
  baseURL,
  world,
}) => {
  const send = await victimAt(baseURL);
  const before = stateOf(world);
  const amiss: string[] = [];
  const expectRefused = async (
    operation: AnyOperation,
    headers: Record<string, string>,
    expected: number,
  ) => {
    const { status, cookies } = await send(operation, headers);
    if (status !== expected || cookies.length > 0)
      amiss.push(`${operation.name} answers ${JSON.stringify(headers)} with ${status}`);
  };
  for (const operation of called) {
    if (operation.method === 'POST')
      for (const type of formTypes) await expectRefused(operation, { 'content-type': type }, 415);
    else if (operation.method === 'GET' && operation.effect === 'write')
      for (const mark of [{ 'sec-fetch-mode': 'navigate' }, { 'sec-fetch-site': 'cross-site' }])
        await expectRefused(operation, mark, 403);
  }
  expect(amiss).toEqual([]);
  expect(stateOf(world)).toEqual(before);
});

test('the hub takes no line from another site', async ({ baseURL, world }) => {
  const send = await victimAt(baseURL);
  const line = (name: string, path: `/${string}`, method: 'GET' | 'POST'): AnyOperation => ({
    name,
    path: `/..${path}`,
    method,
    noun: 'hub',
    summary: '',
    access: 'open',
    effect: 'write',
    errors: [],
  });
  for (const origin of foreignOrigins) {
    expect((await send(line('negotiate', '/hub/negotiate', 'POST'), { origin })).status).toBe(403);
    expect((await send(line('open', '/hub', 'GET'), { ...webSocketHead, origin })).status).toBe(401);
  }
  expect(world.hub.connections()).toBe(0);
});
