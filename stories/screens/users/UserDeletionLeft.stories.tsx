import { deleteUser } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { holdAnswer } from '#stories/hold-answer.ts';
import {
  choose,
  find,
  hurry,
  pageOf,
  type Place,
  press,
  read,
  readPart,
  seeName,
  seeTitle,
} from '#stories/steps.ts';
import { jonas } from './people.ts';

/** A deletion that hangs is not waited for: the dialog is closed, and a message says how it ended. */
const meta = preview.meta({
  title: 'Screens/Users/Deletion, left',
  parameters: { at: usersPaths.details(jonas) },
  beforeEach: () => hurry(),
});

const named = { name: 'Jonas Petersen' };

/** Deletes Jonas, whose deletion hangs, and closes the dialog without waiting. */
async function leaveDeletion(shown: Place) {
  await seeName(shown, named.name);
  await press(shown, 'objects:more', named);
  await choose(shown, 'users:delete.confirm');
  await find(shown, 'alertdialog', 'objects:delete.title', named);
  await press(shown, 'users:delete.confirm');
  await press(shown, 'objects:delete.leave');
  await waitFor(() => expect(pageOf(shown).queryByRole('alertdialog')).toBeNull());
}

/** Who has closed the dialog and stayed on the page is led on from what is not there any more. */
export const DeletedBehindTheDialog = meta.story({
  async play(shown) {
    const { held, answer } = holdAnswer();
    shown.msw.use(on(deleteUser).hangs(held));
    await leaveDeletion(shown);
    answer();
    await read(shown, 'objects:delete.deleted', named);
    await seeTitle(shown, 'users:list.title');
  },
});

/** The dialog that would say it is closed: a message says that it was not done, and the page stays. */
export const DeletionRefusedMeanwhile = meta.story({
  async play(shown) {
    const { held, answer } = holdAnswer();
    shown.world.faults.add({ operation: deleteUser, kind: 'forbidden' });
    shown.msw.use(on(deleteUser).hangs(held));
    await leaveDeletion(shown);
    answer();
    const question = shown.words('objects:delete.title', named);
    await read(shown, 'objects:delete.failed', { question });
    await readPart(shown, 'errors:Default.Forbidden.title');
    await seeName(shown, named.name);
    await expect(shown.world.users.get(jonas)).toBeDefined();
  },
});
