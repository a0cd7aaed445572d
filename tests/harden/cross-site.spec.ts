import type { AnyOperation } from '@archive-console/api-client';
import { operations, type World } from '@archive-console/mocks';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { PASSWORD } from '#tests/e2e/sign-in.ts';
import { foreignOrigins, formTypes, sendRaw, webSocketHead } from '#tests/raw-request.ts';

/** A signed-in administrator: the cookie that the browser sends along from any site, and the token that it does not. */
async function signInAt(baseURL: string | undefined) {
  const answer = await fetch(`${baseURL}/v2/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.example', password: PASSWORD, rememberMe: true }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((given) => given.split(';')[0])
    .join('; ');
  expect(cookie).toContain('archive_session=');
  return { cookie, accessToken };
}

/** Calls as a page of another site has them made: with the cookie alone. */
async function victimAt(baseURL: string | undefined) {
  const { cookie } = await signInAt(baseURL);
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
  const { cookie, accessToken } = await signInAt(baseURL);
  for (const origin of foreignOrigins) {
    const negotiated = await sendRaw(`${baseURL}/hub/negotiate`, { cookie, origin }, { method: 'POST' });
    expect(negotiated.status).toBe(403);
    const opened = await sendRaw(`${baseURL}/hub?access_token=${accessToken}`, { ...webSocketHead, origin });
    expect(opened.status).toBe(401);
  }
  expect(world.hub.connections()).toBe(0);
});
