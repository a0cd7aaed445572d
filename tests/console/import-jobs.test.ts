import { expect, it } from 'vitest';
import { isImportJob } from '#console/queries/background-jobs.ts';

it('knows a job that imports by its whole type', () => {
  const types = ['UmaImport', 'MailboxImport', 'ImportReport', 'TenantSynchronization'];
  expect(types.filter((jobType) => isImportJob({ jobType }))).toEqual(['UmaImport', 'MailboxImport']);
});
