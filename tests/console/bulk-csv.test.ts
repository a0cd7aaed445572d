import { ApiError } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { bulkCsv } from '#console/shared/bulk/bulk-csv.ts';
import type { BulkOutcome, BulkRow } from '#console/shared/bulk/bulk-rows.ts';
import { toCsv } from '#console/shared/csv/csv.ts';

const error = new ApiError('No.', {
  kind: 'refused',
  code: 'User.ManagedReadonly',
  detail: 'The user comes from a directory.',
  operation: 'deleteUser',
  traceId: '4bf92f35',
});

it('says in the file of a bulk result what each row came to, why, what the service said and its code', () => {
  const words = {
    name: 'Name',
    userName: 'User name',
    email: 'E-mail',
    outcome: 'Outcome',
    reason: 'Reason',
    detail: 'Detail',
    code: 'Code',
    traceId: 'Trace id',
    outcomes: {
      pending: 'Waiting',
      running: 'Running',
      done: 'Done',
      failed: 'Failed',
      unclear: 'Unclear',
      skipped: 'Not begun',
      excluded: 'Stays',
    },
    reasonOf: (outcome: BulkOutcome) => {
      if (outcome.state === 'excluded') return outcome.reason;
      return outcome.state === 'failed' ? 'Managed elsewhere. Change it there.' : undefined;
    },
  };
  const person = (id: string, name: string) => ({ id, name, userName: id, email: `${id}@a.example` });
  const rows: BulkRow[] = [
    { ...person('amelie', 'Amelie Brandt'), outcome: { state: 'failed', code: error.code, error } },
    { ...person('gustav', 'Gustav Lund'), outcome: { state: 'done' } },
    { ...person('carla', 'Carla Weiss'), outcome: { state: 'excluded', reason: 'Your own account.' } },
  ];
  expect(toCsv(bulkCsv(words, rows), rows, ',').split('\r\n')).toEqual([
    'Name,User name,E-mail,Outcome,Reason,Detail,Code,Trace id',
    'Amelie Brandt,amelie,amelie@a.example,Failed,Managed elsewhere. Change it there.,The user comes from a directory.,User.ManagedReadonly,4bf92f35',
    'Gustav Lund,gustav,gustav@a.example,Done,,,,',
    'Carla Weiss,carla,carla@a.example,Stays,Your own account.,,,',
    '',
  ]);
  const groups: BulkRow[] = [{ id: 'g', name: 'Sales', outcome: { state: 'done' } }];
  expect(toCsv(bulkCsv(words, groups), groups, ',')).toBe(
    'Name,Outcome,Reason,Detail,Code,Trace id\r\nSales,Done,,,,\r\n',
  );
});
