import { ApiError } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { bulkCsv } from '#console/app/bulk-csv.ts';
import { toCsv } from '#console/shared/csv.ts';

const error = new ApiError('No.', {
  kind: 'refused',
  code: 'User.ManagedReadonly',
  detail: 'The user comes from a directory.',
  operation: 'deleteUser',
});

it('says in the file of a bulk result what each row came to, why, what the service said and its code', () => {
  const columns = bulkCsv({
    name: 'Name',
    outcome: 'Outcome',
    reason: 'Reason',
    detail: 'Detail',
    code: 'Code',
    outcomes: {
      pending: 'Waiting',
      running: 'Running',
      done: 'Done',
      failed: 'Failed',
      skipped: 'Not begun',
    },
    reasonOf: ({ state }) => (state === 'failed' ? 'Managed elsewhere. Change it there.' : undefined),
  });
  const text = toCsv(
    columns,
    [
      { id: 'a', name: 'Amelie Brandt', outcome: { state: 'failed', code: error.code, error } },
      { id: 'b', name: 'Gustav Lund', outcome: { state: 'done' } },
    ],
    ',',
  );
  expect(text.split('\r\n')).toEqual([
    'Name,Outcome,Reason,Detail,Code',
    'Amelie Brandt,Failed,Managed elsewhere. Change it there.,The user comes from a directory.,User.ManagedReadonly',
    'Gustav Lund,Done,,,',
    '',
  ]);
});
