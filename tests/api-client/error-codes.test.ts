import { knownErrorCode, statusOf } from '@archive-console/api-client';
import { expect, test } from 'vitest';

test.each([
  ['User.NotFound', 'User.NotFound'],
  ['user.notfound', 'User.NotFound'],
  ['FRONTEND.FETCHERROR', 'Frontend.FetchError'],
  ['TestingError.Something', 'TestingError.*'],
  ['Mail.LostInSpace', undefined],
  ['', undefined],
])('%j means %j', (fromTheWire, known) => {
  expect(knownErrorCode(fromTheWire)).toBe(known);
});

test.each([
  ['User.NotFound', 404],
  ['User.UserNameAlreadyExists', 409],
  ['User.ManagedReadonly', 409],
  ['Default.Forbidden', 403],
  ['Default.Unauthorized', 401],
  ['Default.ValidationError', 400],
  ['Default.UnexpectedError', 500],
] as const)('%s is answered with %d', (code, status) => {
  expect(statusOf(code)).toBe(status);
});
