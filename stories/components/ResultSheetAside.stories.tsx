import { ResultSheet, type ResultOutcome } from '@archive-console/ui';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { resultRows } from './result-rows.ts';

const names = ['Amelie Brandt', 'Bjarne Olsen', 'Carla Weiss', 'Daniyar Seitkali'];
const rowsThat = (...outcomes: ResultOutcome[]) =>
  names.map((name, index) => ({ id: name, name, outcome: outcomes[index] ?? 'pending' }));

const meta = preview.meta({
  title: 'Components/Overlays/Result sheet/Put aside',
  component: ResultSheet,
  tags: ['stable'],
  args: {
    isOpen: true,
    title: 'Delete 4 users',
    state: 'running' as const,
    rows: resultRows(rowsThat('done', 'running')),
    onClose: fn(),
    onStop: fn(),
    onPutAside: fn(),
    onContinue: fn(),
    onRetryFailed: fn(),
  },
});

/** It can be left while rows are under way; what goes on is said elsewhere. */
export const Running = meta.story({
  async play({ args, userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Put aside' }));
    await expect(args.onPutAside).toHaveBeenCalledTimes(1);
    await expect(args.onStop).not.toHaveBeenCalled();
  },
});

/** The page was closed while it ran: what was under way then is unclear, and is looked up where it goes on. */
export const Interrupted = meta.story({
  args: {
    state: 'interrupted',
    rows: resultRows(rowsThat('done', 'unclear', 'skipped', 'skipped'), 1),
  },
  async play({ args, userEvent }) {
    const summary = await screen.findByText('Interrupted: 1 deleted, 1 unclear, 2 left out');
    await expect(summary).toBeInTheDocument();
    const [first] = screen.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Bjarne OlsenUnclear/);
    await expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with 3' }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
  },
});
