import { listMailboxes } from '@archive-console/api-client';
import { on, userIdOf, type World } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { holdAnswer } from '#stories/hold-answer.ts';
import { findPart, type Place, press, read, selectRow } from '#stories/steps.ts';
import { selectAll } from './list-steps.ts';

/** What depends on more than fifty is counted one by one. */
const meta = preview.meta({
  title: 'Screens/Users/Delete many, counted',
  parameters: { at: '/home/users?rows=10' },
  beforeEach({ world }: { world: World }) {
    for (const user of world.users.rows()) world.users.put({ ...user, hasExternalReference: false });
  },
});

async function askToDelete(shown: Place) {
  await selectAll(shown);
  await press(shown, 'users:bulk.deleteMany');
  return findPart(shown, 'alertdialog', 'users:bulk.delete.title', { count: 62 });
}

export const ConfirmingDelete = meta.story({
  async play(shown) {
    const mine = userIdOf('carla.weiss');
    const people = new Set([...shown.world.users.rows()].map(({ id }) => id).filter((id) => id !== mine));
    const owned = [...shown.world.mailboxes.rows()].filter(({ ownerId }) => people.has(ownerId ?? ''));
    await read(await askToDelete(shown), 'objects:bulk.mailboxes', { count: owned.length });
  },
});

/** How far it is; it can be left, and then says of whom nothing is known. */
export const CountingStopped = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).hangs()),
  async play(shown) {
    const dialog = await askToDelete(shown);
    await read(dialog, 'objects:bulk.progress', { done: 0, total: 62 });
    await press(dialog, 'objects:reading.stop');
    await read(dialog, 'objects:bulk.mailboxesUnknown');
    await read(dialog, 'objects:bulk.sum.unread', { count: 62 });
    await press(dialog, 'objects:reading.resume');
    await read(dialog, 'objects:bulk.progress', { done: 0, total: 62 });
  },
});

/** Of a few it is said as well that they are still counted: who deletes them now does not know. */
export const CountingFew = meta.story({
  parameters: { at: '/home/users?rows=25' },
  async play(shown) {
    const { held, answer } = holdAnswer();
    shown.msw.use(on(listMailboxes).hangs(held));
    await selectRow(shown, 'Gustav Lund');
    await press(shown, 'users:bulk.deleteMany');
    const dialog = await findPart(shown, 'alertdialog', 'users:bulk.delete.title', { count: 1 });
    await read(dialog, 'objects:bulk.sum.reading');
    answer();
    const gustav = userIdOf('gustav.lund');
    const owned = [...shown.world.mailboxes.rows()].filter(({ ownerId }) => ownerId === gustav);
    await read(dialog, 'objects:bulk.mailboxes', { count: owned.length });
    await expect(dialog.queryByText(shown.words('objects:bulk.sum.reading'))).toBeNull();
  },
});
