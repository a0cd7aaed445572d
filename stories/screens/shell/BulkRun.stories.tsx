import { deleteUser } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  dialogOf,
  find,
  findPart,
  goTo,
  pageOf,
  type Place,
  press,
  read,
  readPart,
  see,
  seeNo,
  seeTitle,
  selectRow,
} from '#stories/steps.ts';
import { keepRun, storedRuns } from '#stories/kept-run.ts';

const meta = preview.meta({
  title: 'Screens/Shell/Run for many',
  parameters: { at: `${usersPaths.list()}?origin=local&rows=10` },
});

const gustav = userIdOf('gustav.lund');
const jonas = userIdOf('jonas.petersen');

const three = { done: 'gustav.lund', begun: 'jonas.petersen', left: 'magda.kowalski' };

/** How far it was, with the words of its sheet. */
const interrupted = ({ words }: Place) =>
  words('home:bulk.interrupted', {
    totals: [
      words('home:bulk.total.done', { count: 1 }),
      words('home:bulk.total.unclear', { count: 1 }),
      words('home:bulk.total.skipped', { count: 1 }),
    ].join(', '),
  });

async function openMessages(shown: Place) {
  await waitFor(() => expect(pageOf(shown).queryByRole('dialog')).toBeNull());
  await press(shown, 'home:notifications.title');
  return findPart(shown, 'dialog', 'home:notifications.title');
}

/** Three users were to be deleted when the page was loaded anew: the first is, the second was under way. */
export const Interrupted = meta.story({
  beforeEach: ({ words, world }) =>
    keepRun(world, { ...three, title: words('users:bulk.delete.confirm', { count: 3 }) }),
  async play(shown) {
    await expect(await pageOf(shown).findByText(interrupted(shown))).toBeVisible();
    await find(shown, 'button', 'home:bulk.drop');
    await find(shown, 'button', 'home:bulk.showResult');
    await find(shown, 'button', 'home:bulk.continue', { count: 2 });
  },
});

export const ResultShown = Interrupted.extend({
  async play(shown) {
    await press(shown, 'home:bulk.showResult');
    const sheet = await dialogOf(shown);
    await expect(await sheet.findByText(interrupted(shown))).toBeVisible();
    const rows = await sheet.findAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(`Jonas Petersen`);
    await expect(rows[0]).toHaveTextContent(shown.words('home:bulk.outcome.unclear'));
    await expect(rows[1]).toHaveTextContent(shown.words('home:bulk.outcome.skipped'));
    await userEvent.keyboard('{Escape}');
    await find(shown, 'button', 'home:bulk.drop');
  },
});

/** What was under way turns out to be done: it is not sent again. The rest is. */
export const Continued = Interrupted.extend({
  beforeEach({ msw, world }) {
    world.users.remove(jonas);
    msw.use(on(deleteUser, { path: { userId: jonas } }).fails('User.ManagedReadonly'));
  },
  async play(shown) {
    await press(shown, 'home:bulk.continue', { count: 2 });
    await read(shown, 'users:bulk.delete.done', { count: 3 });
    await press(shown, 'home:bulk.showResult');
    const sheet = await dialogOf(shown);
    await expect(await sheet.findAllByText(shown.words('home:bulk.outcome.done'))).toHaveLength(3);
  },
});

/** Nothing of it is stored any more; what it came to can still be opened. */
export const Dropped = Interrupted.extend({
  async play(shown) {
    await press(shown, 'home:bulk.drop');
    await seeNo(shown, 'button', 'home:bulk.drop');
    await expect(storedRuns()).toEqual([]);
    const messages = await openMessages(shown);
    await messages.findByText(interrupted(shown));
    await press(messages, 'home:bulk.showResult');
    const sheet = await findPart(shown, 'dialog', 'users:bulk.delete.confirm', { count: 3 });
    await see(sheet, 'button', 'home:bulk.continue', { count: 2 });
  },
});

/** Another person was signed in: nothing is shown, and nothing stays. */
export const OfAnotherPerson = Interrupted.extend({
  beforeEach: ({ world }) => keepRun(world, { ...three, title: 'Carla' }, userIdOf('amelie.brandt')),
  async play(shown) {
    await see(shown, 'button', 'home:jobs.open', { count: 2 });
    await waitFor(() => expect(storedRuns()).toEqual([]));
    await expect(pageOf(shown).queryByText(interrupted(shown))).toBeNull();
  },
});

async function deleteTwo(shown: Place) {
  for (const name of ['Gustav Lund', 'Magda Kowalski']) await selectRow(shown, name);
  await press(shown, 'users:bulk.deleteMany');
  await press(shown, 'users:bulk.delete.confirm', { count: 2 });
}

/** Another page is worked on while rows are under way; no other run begins. */
export const PutAside = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser, { path: { userId: gustav } }).hangs()),
  async play(shown) {
    await deleteTwo(shown);
    await press(shown, 'home:bulk.putAside');
    await readPart(shown, 'home:bulk.progress', { done: 1, total: 2 });
    await goTo(shown, 'shell:navigation.groups');
    await seeTitle(shown, 'groups:list.title');
    await press(shown, 'home:bulk.show');
    await see(shown, 'dialog', 'users:bulk.delete.confirm', { count: 2 });
    await find(shown, 'button', 'home:bulk.stop');
  },
});

/** What it came to is said where it ends while it is aside, and is opened from the message, or later from all messages. */
export const EndedAside = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(deleteUser, { once: true }).fails('Default.UnexpectedError', { status: 429 })),
  async play(shown) {
    await deleteTwo(shown);
    await press(shown, 'home:bulk.putAside');
    await read(shown, 'users:bulk.delete.done', { count: 2 });
    await press(shown, 'home:bulk.showResult');
    await see(shown, 'dialog', 'users:bulk.delete.done', { count: 2 });
    await userEvent.keyboard('{Escape}');
    await press(await openMessages(shown), 'home:bulk.showResult');
    await see(shown, 'dialog', 'users:bulk.delete.done', { count: 2 });
  },
});
