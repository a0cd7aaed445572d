import { expect, it } from 'vitest';
import { nothingEnded, withEnded } from '#console/app/import-report.ts';

const end = (importSourceId: string, importSourceTaskState?: 'Success' | 'Failed' | 'Cancelled') => ({
  importSourceId,
  displayName: `Source ${importSourceId}`,
  ...(importSourceTaskState && { importSourceTaskState, errorMessage: '' }),
});

it('counts apart what was canceled, and adds what ends later', () => {
  const first = withEnded(nothingEnded, [end('1', 'Success'), end('2', 'Cancelled'), end('3')]);
  expect(first).toEqual({ ended: 2, canceled: 1, unread: 1, failed: [] });
  const failed = [{ id: '4', name: 'Source 4', errorMessage: '' }];
  expect(withEnded(first, [end('4', 'Failed'), end('5', 'Cancelled')])).toEqual({
    ended: 3,
    canceled: 2,
    unread: 1,
    failed,
  });
});
