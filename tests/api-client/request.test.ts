import {
  deleteUser,
  getAuthInfo,
  getCredentialStatus,
  getUser,
  listUsers,
  login,
  logout,
  updateUserProfile,
  getSubscriptionInfo,
} from '@archive-console/api-client';
import { expect, test } from 'vitest';
import { clientAnswered, failureOf, json } from './fake-service.ts';

const done = () => new Response(null, { status: 204 });

test.each([
  ['no input at all', undefined],
  ['an empty input', {}],
  ['an empty id', { userId: '' }],
  ['an id of dots, which would be another address', { userId: '..' }],
  ['null', { userId: null }],
])('%s is refused before anything is sent, naming parameter and operation', async (_, input) => {
  const { client, requests } = clientAnswered([done()]);
  const call = client.call as (operation: typeof deleteUser, input: unknown) => Promise<unknown>;
  expect(await failureOf(call(deleteUser, input))).toMatchObject({
    kind: 'missing-parameter',
    code: 'Client.MissingParameter',
    message: expect.stringMatching(/^deleteUser was called without 'userId'/),
  });
  expect(requests).toEqual([]);
});

test('a call without its input lacks its first required parameter', async () => {
  const { client } = clientAnswered([done()]);
  const call = client.call as (operation: typeof login) => Promise<unknown>;
  expect(await failureOf(call(login))).toMatchObject({
    message: expect.stringContaining("login was called without 'email'"),
  });
});

test('a text of the body may be empty, an optional one left out', async () => {
  const { client, requests } = clientAnswered([done(), json([])]);
  await client.call(updateUserProfile, { userId: '7', firstName: '', lastName: '', displayName: '' });
  await client.call(listUsers, { page: 1, rowsPerPage: 25, filter: undefined });
  expect(await requests[0]?.json()).toEqual({ userId: '7', firstName: '', lastName: '', displayName: '' });
  expect(await requests[1]?.json()).toEqual({ page: 1, rowsPerPage: 25 });
});

test('what travels in the path is encoded and stays out of the body', async () => {
  const { client, requests } = clientAnswered([json({ exists: true })]);
  await client.call(getCredentialStatus, { userName: 'ä/b?c#d@demo.example' });
  expect(requests[0]?.url).toBe(
    'https://archive.example/v2/authentication/get-credential-status/%C3%A4%2Fb%3Fc%23d%40demo.example',
  );
  expect(requests[0]).toMatchObject({ method: 'GET', body: null });
});

test('a call that takes nothing sends no body and no content type', async () => {
  const { client, requests } = clientAnswered([done()]);
  await client.call(logout);
  expect(requests[0]).toMatchObject({ method: 'POST', body: null });
  expect(requests[0]?.headers.get('content-type')).toBeNull();
});

test('the token goes with bearer operations only, and with none before there is one', async () => {
  const { client, requests } = clientAnswered([
    json({ isAuthenticated: true }),
    json({ isAuthenticated: true }),
    done(),
  ]);
  await client.call(getAuthInfo);
  client.token.write('s3cret');
  await client.call(getAuthInfo);
  await client.call(logout);
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer s3cret', null]);
});

test('the cookie of the session goes to a service elsewhere too', async () => {
  const { client, requests } = clientAnswered([json({ id: '7', userName: 'ada' })]);
  await client.call(getUser, { userId: '7' });
  expect(requests[0]?.credentials).toBe('include');
});

test('a call that takes an empty object sends one: no service reads a missing body', async () => {
  const { client, requests } = clientAnswered([json({ subscription: { id: '7' } })]);
  await client.call(getSubscriptionInfo, {});
  expect(await requests[0]?.text()).toBe('{}');
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
});
