import type { ResultWords } from '@archive-console/ui';

export const resultWords: ResultWords = {
  progress: (done, total) => `${done} of ${total}`,
  totals: {
    done: (count) => `${count} deleted`,
    failed: (count) => `${count} failed`,
    skipped: (count) => `${count} left out`,
    pending: (count) => `${count} waiting`,
  },
  outcomes: {
    pending: 'Waiting',
    running: 'Running',
    done: 'Deleted',
    failed: 'Failed',
    skipped: 'Left out',
    stays: 'Stays',
  },
  stop: 'Stop deleting',
  retryFailed: (count) => `Try ${count} again`,
  csv: 'Save as CSV',
  close: 'Close',
};
