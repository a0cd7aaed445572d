import { type ResultRow, ResultSheet, type ResultWords } from '@archive-console/ui';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';

const names = ['Amelie Brandt', 'Bjarne Olsen', 'Carla Weiss', 'Daniyar Seitkali'];

const half: readonly ResultRow[] = names.map((name, index) => ({
  id: name,
  name,
  outcome: index < 2 ? 'done' : 'pending',
}));

const words: ResultWords = {
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
  },
  stop: 'Stop',
  retryFailed: (count) => `Try ${count} again`,
  csv: 'Save as CSV',
  close: 'Close',
  more: (count) => `${count} more in the CSV`,
};

const meta = preview.meta({
  title: 'Components/Result sheet',
  component: ResultSheet,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    title: 'Delete 4 users',
    state: 'finished' as const,
    rows: half,
    onClose: fn(),
    onStop: fn(),
    onRetryFailed: fn(),
    onCsv: fn(),
    words,
  },
});

export const Running = meta.story({
  args: { state: 'running' },
  async play({ args, userEvent }) {
    await expect(await screen.findByRole('progressbar', { name: '2 of 4' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Done = meta.story({
  args: { rows: names.map((name) => ({ id: name, name, outcome: 'done' })) },
  async play({ args, userEvent }) {
    await expect(await screen.findByRole('status')).toHaveTextContent('4 deleted');
    await expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await expect(args.onCsv).toHaveBeenCalledTimes(1);
  },
});

export const SomeFailed = meta.story({
  args: {
    rows: names.map((name, index) =>
      index === 2
        ? {
            id: name,
            name,
            outcome: 'failed',
            code: 'User.CannotDeleteCurrentUser',
            text: 'You cannot delete yourself.',
          }
        : { id: name, name, outcome: 'done' },
    ),
  },
  async play({ args, userEvent }) {
    const [first] = await screen.findAllByRole('listitem');
    await expect(first).toHaveTextContent(
      'Carla WeissFailedYou cannot delete yourself. User.CannotDeleteCurrentUser',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try 1 again' }));
    await expect(args.onRetryFailed).toHaveBeenCalledTimes(1);
  },
});

export const TenThousandRows = meta.story({
  args: {
    rows: Array.from({ length: 10_000 }, (_, index) => ({
      id: `${index}`,
      name: `User ${index}`,
      outcome: 'done',
    })),
  },
  async play() {
    await expect(await screen.findByText('9800 more in the CSV')).toBeInTheDocument();
    await expect(screen.getAllByRole('listitem')).toHaveLength(200);
  },
});
