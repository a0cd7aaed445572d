import { deleteUser } from '@archive-console/api-client';
import { on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { find, press, read, selectRow } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/Stopped for many',
  parameters: { at: '/home/users?origin=local&rows=10' },
});

/** The service asks to wait; the reader stops it, sees what is done and what not begun, and goes on with the rest. */
export const Continued = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(deleteUser, { once: true }).fails('Default.UnexpectedError', { status: 429 })),
  async play(shown) {
    const { words } = shown;
    for (const name of ['Gustav Lund', 'Jonas Petersen', 'Magda Kowalski']) await selectRow(shown, name);
    await press(shown, 'users:bulk.deleteMany');
    await press(shown, 'users:bulk.delete.confirm', { count: 3 });
    await read(shown, 'home:bulk.progress', { done: 2, total: 3 });
    await press(shown, 'home:bulk.stop');
    await find(shown, 'dialog', 'users:bulk.delete.partlyDone', { count: 2, total: 3 });
    const totals = [
      words('home:bulk.total.done', { count: 2 }),
      words('home:bulk.total.skipped', { count: 1 }),
    ];
    await read(shown, 'home:bulk.stopped', { totals: totals.join(', ') });
    await press(shown, 'home:bulk.continue', { count: 1 });
    await find(shown, 'dialog', 'users:bulk.delete.done', { count: 3 });
  },
});
