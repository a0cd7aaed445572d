import { getAuthInfo, getUser, login } from '@archive-console/api-client';
import { expect, test, vi } from 'vitest';
import { clientAnswered, failureOf, problem } from './fake-service.ts';

const read = { userId: '7' };
const credentials = { email: 'ada@demo.example', password: 'x', rememberMe: false };
const unauthorized = () => problem('Default.Unauthorized', 401);

test('a 401 of a bearer operation ends it: once, and the token is gone', async () => {
  const { client } = clientAnswered([unauthorized()]);
  const ended = vi.fn<() => void>();
  client.onSessionEnded(ended);
  client.token.write('s3cret');
  await Promise.all([failureOf(client.call(getUser, read)), failureOf(client.call(getUser, read))]);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(client.token.read()).toBeUndefined();
});

test('a 401 of an open operation does not', async () => {
  const { client } = clientAnswered([problem('Authentication.TwoFactorAuthenticationRequired', 401)]);
  const ended = vi.fn<() => void>();
  client.onSessionEnded(ended);
  client.token.write('s3cret');
  await failureOf(client.call(login, credentials));
  expect(ended).not.toHaveBeenCalled();
  expect(client.token.read()).toBe('s3cret');
});

test('nor does a 403 of a bearer operation', async () => {
  const { client } = clientAnswered([problem('Default.Forbidden', 403)]);
  const ended = vi.fn<() => void>();
  client.onSessionEnded(ended);
  await failureOf(client.call(getUser, read));
  expect(ended).not.toHaveBeenCalled();
});

test.each([
  ['of tokens', 'old', 'new'],
  ['of the cookie alone', undefined, undefined],
])('a late 401 of the session before does not end the one after: %s', async (_kind, before, after) => {
  const answers: ((answer: Response) => void)[] = [];
  const { client } = clientAnswered([() => new Promise<Response>((resolve) => answers.push(resolve))]);
  const ended = vi.fn<() => void>();
  client.onSessionEnded(ended);
  client.token.write(before);
  const call = failureOf(client.call(getUser, read));
  client.token.write(after);
  answers[0]?.(unauthorized());
  expect(await call).toMatchObject({ status: 401 });
  expect(ended).not.toHaveBeenCalled();
  expect(client.token.read()).toBe(after);
});

test('who stopped listening is not told', async () => {
  const { client } = clientAnswered([unauthorized()]);
  const ended = vi.fn<() => void>();
  client.onSessionEnded(ended)();
  await failureOf(client.call(getAuthInfo));
  expect(ended).not.toHaveBeenCalled();
});
