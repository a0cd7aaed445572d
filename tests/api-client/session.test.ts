import { addUserRoles, getAuthInfo, getUser, login } from '@archive-console/api-client';
import { describe, expect, test, vi } from 'vitest';
import { clientAnswered, failureOf, json, problem, type Reaction } from './fake-service.ts';

const read = { userId: '7' };
const roles = { userId: '7', roles: ['TenantAdmin'] };
const credentials = { email: 'ada@demo.example', password: 'x', rememberMe: false };
const unauthorized = () => problem('Default.Unauthorized', 401);
const done = () => new Response(null, { status: 204 });

/** A client whose sessions end as the service says, and a person who is asked to sign in again. */
function asked(reactions: readonly Reaction[]) {
  const answers: ((answer: boolean | 'found') => void)[] = [];
  const renewSession = vi.fn<(isRefusedAgain: boolean) => Promise<boolean | 'found'>>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  return { ...clientAnswered(reactions, { renewSession }), renewSession, answers };
}

const tokens = (requests: Request[]) => requests.map(({ headers }) => headers.get('authorization'));

describe('a 401 of a bearer operation', () => {
  test('ends the session: once, and the token is removed', async () => {
    const { client, renewSession, answers } = asked([unauthorized()]);
    client.token.write('s3cret');
    const calls = [failureOf(client.call(getUser, read)), failureOf(client.call(getUser, read))];
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(client.token.read()).toBeUndefined();
    answers[0]?.(false);
    expect(await Promise.all(calls)).toMatchObject([{ status: 401 }, { status: 401 }]);
    expect(renewSession).toHaveBeenCalledTimes(1);
  });

  test('fails where no user can be asked', async () => {
    const { client, requests } = clientAnswered([unauthorized()]);
    expect(await failureOf(client.call(getUser, read))).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
  });

  test('ends every session where no user can be asked, not only the first', async () => {
    const { client } = clientAnswered([unauthorized(), unauthorized()]);
    for (const token of ['first', 'second']) {
      client.token.write(token);
      expect(await failureOf(client.call(getUser, read))).toMatchObject({ status: 401 });
      expect(client.token.read()).toBeUndefined();
    }
  });

  test('lets the call wait, and it is sent again once, with the new token', async () => {
    const { client, requests, answers } = asked([unauthorized(), done()]);
    client.token.write('old');
    const call = client.call(addUserRoles, roles);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(requests).toHaveLength(1);
    client.token.write('new');
    answers[0]?.(true);
    await expect(call).resolves.toBeUndefined();
    expect(tokens(requests)).toEqual(['Bearer old', 'Bearer new']);
    expect(await requests[1]?.json()).toEqual(await requests[0]?.json());
  });

  test('is not asked about a second time where the call is refused again', async () => {
    const { client, requests, renewSession, answers } = asked([unauthorized()]);
    const call = failureOf(client.call(addUserRoles, roles));
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(true);
    expect(await call).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
    expect(renewSession).toHaveBeenCalledTimes(1);
  });

  test('asks a person where the session was found and the call is refused again', async () => {
    const { client, requests, renewSession, answers } = asked([unauthorized(), unauthorized(), done()]);
    const call = client.call(addUserRoles, roles);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.('found');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(true);
    await expect(call).resolves.toBeUndefined();
    expect(requests).toHaveLength(3);
    expect(renewSession.mock.calls).toEqual([[false], [true]]);
  });

  test('of a call that was sent while a person is asked waits for the same answer', async () => {
    const { client, requests, renewSession, answers } = asked([unauthorized(), unauthorized(), done()]);
    const first = client.call(addUserRoles, roles);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const second = client.call(addUserRoles, roles);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    client.token.write('new');
    answers[0]?.(true);
    await Promise.all([first, second]);
    expect(renewSession).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(4);
  });

  test('lets no call wait that its caller gives up in the meantime', async () => {
    const { client, requests, answers } = asked([unauthorized()]);
    const caller = new AbortController();
    const call = failureOf(client.call(addUserRoles, roles, { signal: caller.signal }));
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    caller.abort();
    expect(await call).toMatchObject({ kind: 'abort' });
    expect(requests).toHaveLength(1);
  });

  test('is asked about anew when the session after it ends as well', async () => {
    const { client, renewSession, answers } = asked([unauthorized(), done(), unauthorized(), done()]);
    const first = client.call(addUserRoles, roles);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(true);
    await first;
    const second = client.call(addUserRoles, roles);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(true);
    await second;
    expect(renewSession).toHaveBeenCalledTimes(2);
  });
});

describe('a late 401 of the session before', () => {
  /** A call of the first session that is refused when the test says so. */
  function late() {
    const refusals: ((answer: Response) => void)[] = [];
    const given = asked([
      () => new Promise<Response>((resolve) => refusals.push(resolve)),
      unauthorized(),
      done(),
    ]);
    return { ...given, refuse: () => refusals[0]?.(unauthorized()) };
  }

  test('is sent again where the same person goes on', async () => {
    const { client, requests, renewSession, answers, refuse } = late();
    const slow = client.call(addUserRoles, roles);
    const quick = client.call(addUserRoles, roles);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(true);
    await quick;
    refuse();
    await slow;
    expect(requests).toHaveLength(4);
    expect(renewSession).toHaveBeenCalledTimes(1);
  });

  test('is not sent again once they have signed out, although they went on before', async () => {
    const { client, requests, answers, refuse } = late();
    const slow = failureOf(client.call(addUserRoles, roles));
    const quick = client.call(addUserRoles, roles);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(true);
    await quick;
    client.token.write(undefined);
    client.token.write('another user');
    refuse();
    expect(await slow).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(3);
  });

  test.each([
    ['of tokens', 'old', 'new'],
    ['of the cookie alone', undefined, undefined],
  ])('neither ends the one after nor is sent again for another user: %s', async (_kind, before, after) => {
    const { client, requests, renewSession, refuse } = late();
    client.token.write(before);
    const call = failureOf(client.call(addUserRoles, roles));
    client.token.write(undefined);
    client.token.write(after);
    refuse();
    expect(await call).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
    expect(renewSession).not.toHaveBeenCalled();
    expect(client.token.read()).toBe(after);
  });
});

test.each([
  ['a 401 of an open operation', 'Authentication.TwoFactorAuthenticationRequired', 401],
  ['a 403 of an open operation', 'Default.Forbidden', 403],
] as const)('%s ends no session', async (_what, code, status) => {
  const { client, renewSession } = asked([problem(code, status)]);
  client.token.write('s3cret');
  await failureOf(client.call(login, credentials));
  expect(renewSession).not.toHaveBeenCalled();
  expect(client.token.read()).toBe('s3cret');
});

test('nor does a 403 of a bearer operation', async () => {
  const { client, renewSession } = asked([problem('Default.Forbidden', 403)]);
  await failureOf(client.call(getUser, read));
  expect(renewSession).not.toHaveBeenCalled();
});

test('nor does the answer to who is signed in', async () => {
  const { client, requests, renewSession } = asked([unauthorized(), json({})]);
  expect(await failureOf(client.call(getAuthInfo, undefined, { renews: false }))).toMatchObject({
    status: 401,
  });
  expect(requests).toHaveLength(1);
  expect(renewSession).not.toHaveBeenCalled();
});
