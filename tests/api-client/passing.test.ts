import { ApiError, type ErrorKind, isPassing } from '@archive-console/api-client';
import { expect, test } from 'vitest';

const failure = (kind: ErrorKind, status?: number) =>
  new ApiError('It failed.', { kind, code: 'Frontend.FetchError', operation: 'deleteUser', status });

test.each([
  ['no network', failure('network')],
  ['no answer in time', failure('timeout')],
  ['a call that was given up', failure('abort')],
  ['a request timeout', failure('refused', 408)],
  ['too many requests', failure('refused', 429)],
  ['a service that is out of order', failure('refused', 500)],
  ['a service that is away', failure('refused', 503)],
])('%s may pass another time', (_, error) => {
  expect(isPassing(error)).toBe(true);
});

test.each([
  ['a value the service does not take', failure('refused', 400)],
  ['a missing right', failure('refused', 403)],
  ['something that does not exist', failure('refused', 404)],
  ['a conflict', failure('refused', 409)],
  ['a rule', failure('refused', 422)],
  ['a missing parameter', failure('missing-parameter')],
  ['an unreadable answer', failure('unreadable-answer', 200)],
  ['an error of the page', new TypeError('x is undefined')],
])('%s does not pass', (_, error) => {
  expect(isPassing(error)).toBe(false);
});
