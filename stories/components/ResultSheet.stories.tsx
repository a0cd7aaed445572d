import { type ResultRow, ResultSheet } from '@archive-console/ui';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { resultRows } from './result-rows.ts';
import { isFramed } from './seen-in-system-colors.ts';

const names = ['Amelie Brandt', 'Bjarne Olsen', 'Carla Weiss', 'Daniyar Seitkali'];

const half: readonly ResultRow[] = names.map((name, index) => ({
  id: name,
  name,
  outcome: index < 2 ? 'done' : 'pending',
}));

const meta = preview.meta({
  title: 'Components/Overlays/Result sheet',
  component: ResultSheet,
  tags: ['autodocs', 'stable'],
  // Open from the first: on the page of documentation each has a page of its own, which it covers.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    title: 'Delete 4 users',
    state: 'finished' as const,
    rows: resultRows(half),
    onClose: fn(),
    onStop: fn(),
    onContinue: fn(),
    onRetryFailed: fn(),
    onCsv: fn(),
  },
});

export const Running = meta.story({
  args: { state: 'running' },
  async play({ args, userEvent }) {
    await expect(await screen.findByRole('progressbar', { name: '2 of 4' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Stop deleting' }));
    await expect(args.onStop).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Done = meta.story({
  args: {
    title: '4 users deleted',
    rows: resultRows(names.map((name) => ({ id: name, name, outcome: 'done' }))),
  },
  async play({ args, userEvent }) {
    await expect(await screen.findByRole('dialog', { name: '4 users deleted' })).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent('4 users deleted');
    await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(screen.queryByText('4 deleted')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await expect(args.onCsv).toHaveBeenCalledTimes(1);
  },
});

const refused: ResultRow = {
  id: 'Carla Weiss',
  name: 'Carla Weiss',
  outcome: 'failed',
  code: 'User.ManagedReadonly',
  text: 'This user is managed elsewhere. Change the person there; the next synchronization brings it here.',
};

export const SomeRefused = meta.story({
  args: {
    title: '1 user deleted, 1 not deleted',
    rows: resultRows([{ id: 'Amelie Brandt', name: 'Amelie Brandt', outcome: 'done' }, refused]),
  },
  async play() {
    const [first] = await screen.findAllByRole('listitem');
    await expect(first).toHaveTextContent(
      'This user is managed elsewhere. Change the person there; the next synchronization brings it here.User.ManagedReadonlyCarla WeissFailed',
    );
    await expect(screen.queryByText('1 failed')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  },
});

/** A row that was selected and is never acted on has its reason; it counts as settled from the first. */
export const SomeExcluded = meta.story({
  args: {
    title: 'Deleting 2 of 3 users',
    state: 'running',
    rows: resultRows([
      {
        id: 'Amelie Brandt',
        name: 'Amelie Brandt',
        note: 'amelie.brandt',
        outcome: 'excluded',
        text: 'Managed elsewhere.',
      },
      { id: 'Bjarne Olsen', name: 'Bjarne Olsen', note: 'bjarne.olsen', outcome: 'running' },
      {
        id: 'Carla Weiss',
        name: 'Carla Weiss',
        note: 'carla.weiss',
        outcome: 'failed',
        text: 'Something went wrong.',
        code: 'Default.UnexpectedError',
        trace: {
          id: '4bf92f3577b34da6',
        },
      },
    ]),
  },
  async play() {
    await expect(await screen.findByRole('progressbar', { name: '2 of 3' })).toBeInTheDocument();
    const [first, second, third] = screen.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      /^Something went wrong\.Default\.UnexpectedError ?Trace id 4bf92f3577b34da6Copy trace idCarla Weisscarla\.weissFailed$/,
    );
    await expect(second).toHaveTextContent(/^Bjarne Olsenbjarne\.olsen/);
    await expect(third).toHaveTextContent('Managed elsewhere.Amelie Brandtamelie.brandtStays');
  },
});

export const SomeMayPass = meta.story({
  args: {
    title: '1 user deleted, 3 not deleted',
    state: 'stopped',
    rows: resultRows(
      [
        { id: 'Amelie Brandt', name: 'Amelie Brandt', outcome: 'done' },
        { id: 'Bjarne Olsen', name: 'Bjarne Olsen', outcome: 'skipped' },
        refused,
        {
          id: 'Daniyar Seitkali',
          name: 'Daniyar Seitkali',
          outcome: 'failed',
          code: 'Frontend.FetchError',
          text: 'The service did not answer. Check your connection and try again.',
        },
      ],
      1,
    ),
  },
  async play({ args, userEvent }) {
    await expect(await screen.findByText('Stopped: 1 deleted, 2 failed, 1 left out')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with 1' }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try 1 again' }));
    await expect(args.onRetryFailed).toHaveBeenCalledTimes(1);
  },
});

const tenThousand = resultRows(
  Array.from({ length: 10_000 }, (_, index): ResultRow =>
    index === 7000
      ? { ...refused, id: `${index}` }
      : { id: `${index}`, name: `User ${index}`, outcome: 'done' },
  ),
);

/** All of them are there, and what needs a look is on top: only what is seen is in the document. */
export const TenThousandRows = meta.story({
  args: {
    title: '9,999 users deleted, 1 not deleted',
    rows: { ...tenThousand, at: fn(tenThousand.at) },
  },
  async play({ args, userEvent }) {
    const list = await screen.findByRole('group', { name: args.title });
    const rows = () => screen.getAllByRole('listitem');
    await expect(rows()[0]).toHaveTextContent(/Carla WeissFailed$/);
    await expect(rows()[0]).toHaveAttribute('aria-setsize', '10000');
    const drawn = rows().length;
    await expect(drawn).toBeLessThanOrEqual(25);
    const asked = new Set(mocked(args.rows.at).mock.calls.map(([index]) => index));
    await expect(asked.size).toBe(drawn);
    list.focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    list.scrollTop = list.scrollHeight;
    const last = await screen.findByText('User 9999');
    await expect(last.closest('li')).toHaveAttribute('aria-posinset', '10000');
    const gap =
      list.getBoundingClientRect().bottom - (last.closest('li')?.getBoundingClientRect().bottom ?? 0);
    await expect(Math.abs(gap)).toBeLessThanOrEqual(2);
    list.scrollTop = list.scrollHeight / 2;
    await waitFor(() => expect(rows().some((row) => /^User 50\d\d/.test(row.textContent))).toBe(true));
    await expect(rows()).toHaveLength(drawn);
    list.scrollTop = 0;
    await waitFor(() => expect(screen.getByText('Carla Weiss')).toBeVisible());
  },
});

export const SystemColors = SomeMayPass.extend({
  globals: { theme: 'forced' },
  async play() {
    await expect(isFramed(await screen.findByRole('dialog'))).toBe(true);
    for (const button of screen.getAllByRole('button')) await expect(isFramed(button)).toBe(true);
  },
});
