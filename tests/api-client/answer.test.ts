import {
  ApiError,
  deleteUser,
  getCurrentUsage,
  getGroup,
  getTenantUserCount,
  getUser,
  getUserRoles,
  listUsers,
  login,
  logout,
} from '@archive-console/api-client';
import { expect, test } from 'vitest';
import { clientAnswered, failureOf, json, page, problem } from './fake-service.ts';

const ada = { id: '7', userName: 'ada' };

test('a problem becomes an error with its code, detail, status and trace id', async () => {
  const { client } = clientAnswered([problem('User.NotFound', 404)]);
  const error = await failureOf(client.call(getUser, { userId: '7' }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    kind: 'refused',
    code: 'User.NotFound',
    detail: 'In plain words.',
    status: 404,
    traceId: '00-abc-01',
    operation: 'getUser',
  });
});

test.each([
  ['a problem without a title', json({ detail: 'Hm.' }, 400), 400],
  ['a problem with an empty title', json({ title: '' }, 400), 400],
  ['a JSON text', json('no', 400), 400],
  ['JSON null', json(null, 400), 400],
  ['a web page', page(502), 502],
  ['nothing', new Response(null, { status: 500 }), 500],
])('%s is Frontend.FetchError with its status', async (_, answer, status) => {
  const { client } = clientAnswered([answer]);
  expect(await failureOf(client.call(deleteUser, { userId: '7' }))).toMatchObject({
    kind: 'refused',
    code: 'Frontend.FetchError',
    status,
  });
});

test.each([
  ['nothing', new Response('', { status: 200 }), 'it is empty'],
  ['a web page', page(200), 'it is a web page'],
  ['half of a JSON text', new Response('{"id":', { status: 200 }), 'it is not JSON'],
])('%s with status 200 is an answer that cannot be read', async (_, answer, reason) => {
  const { client } = clientAnswered([answer]);
  expect(await failureOf(client.call(getUser, { userId: '7' }))).toMatchObject({
    kind: 'unreadable-answer',
    code: 'Frontend.FetchError',
    status: 200,
    message: expect.stringMatching(`getUser .*${reason}`),
  });
});

test('an answer of the wrong shape names operation and field', async () => {
  const { client } = clientAnswered([json({ ...ada, userName: 7 })]);
  expect(await failureOf(client.call(getUser, { userId: '7' }))).toMatchObject({
    kind: 'unreadable-answer',
    message: expect.stringMatching(/ getUser · userName: /),
  });
});

test.each([
  ['an envelope', (rows: unknown[]) => ({ rows, totalRows: 4 }), 'rows.3.userName'],
  ['a bare array', (rows: unknown[]) => rows, '3.userName'],
])('a wrong row in %s is named by its path', async (_, wrap, field) => {
  const { client } = clientAnswered([json(wrap([ada, ada, ada, { id: '8' }]))]);
  expect(await failureOf(client.call(listUsers, { page: 1, rowsPerPage: 10 }))).toMatchObject({
    message: expect.stringContaining(`Cannot read the answer of listUsers · ${field}: `),
  });
});

test('unknown fields are left out, missing ones are empty, null is missing', async () => {
  const { client } = clientAnswered([json({ ...ada, salary: 9, firstName: null })]);
  expect(await client.call(getUser, { userId: '7' })).toEqual({
    ...ada,
    hasExternalReference: false,
    firstName: '',
    lastName: '',
    displayName: '',
    primaryEmail: '',
  });
});

test('a value an enumeration learned later is kept', async () => {
  const { client } = clientAnswered([json({ id: '1', name: 'Board', groupType: 'Quorum' })]);
  expect(await client.call(getGroup, { groupId: '1' })).toMatchObject({ groupType: 'Quorum' });
});

test('a page is read from its envelope and from a bare array', async () => {
  const { client } = clientAnswered([json({ rows: [ada], totalRows: 40, hasMore: true }), json([ada])]);
  const first = await client.call(listUsers, { page: 1, rowsPerPage: 10 });
  const only = await client.call(listUsers, { page: 1, rowsPerPage: 10 });
  expect(first).toMatchObject({ rows: [ada], totalRows: 40, hasMore: true });
  expect(only).toMatchObject({ rows: [ada], totalRows: 1, hasMore: false });
});

test('roles and figures are read bare and in an envelope', async () => {
  const { client } = clientAnswered([
    json(['TenantAdmin']),
    json({ roles: ['TenantAdmin'] }),
    json(60),
    json({ userCount: 60 }),
  ]);
  expect(await client.call(getUserRoles, { userId: '7' })).toEqual(['TenantAdmin']);
  expect(await client.call(getUserRoles, { userId: '7' })).toEqual(['TenantAdmin']);
  expect(await client.call(getTenantUserCount)).toBe(60);
  expect(await client.call(getTenantUserCount)).toBe(60);
});

test('both names of the storage are read, and a missing figure is not a zero', async () => {
  const { client } = clientAnswered([
    json({ storageUsage: 5, userCount: 0 }),
    json({ storageUsed: 0, storageUsage: 5 }),
  ]);
  expect(await client.call(getCurrentUsage)).toEqual({
    mailTransactions: null,
    storageUsed: 5,
    userCount: 0,
  });
  expect(await client.call(getCurrentUsage)).toMatchObject({ storageUsed: 0 });
});

test('signing in may be answered by nothing, or with a token', async () => {
  const { client } = clientAnswered([new Response(null, { status: 204 }), json({ accessToken: 's3cret' })]);
  const credentials = { email: 'ada@demo.example', password: 'x', rememberMe: false };
  expect(await client.call(login, credentials)).toEqual({});
  expect(await client.call(login, credentials)).toEqual({ accessToken: 's3cret' });
});

test("a proxy's page does not pass for the empty answer of a write", async () => {
  const { client } = clientAnswered([page(200)]);
  expect(await failureOf(client.call(logout))).toMatchObject({
    kind: 'unreadable-answer',
    operation: 'logout',
  });
});
