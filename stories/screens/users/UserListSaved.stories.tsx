import { getUserRoles } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf, pageOf, type Place, press, read, seeNo } from '#stories/steps.ts';

/** The list as a CSV file, with the roles that are read row by row. */
const meta = preview.meta({
  title: 'Screens/Users/List, saved',
  parameters: { at: usersPaths.list() },
});

const gustav = { path: { userId: userIdOf('gustav.lund') } };

async function askForRoles(shown: Place) {
  await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' });
  await press(shown, 'area:list.csv');
  const choice = shown.words('users:list.csvWithRoles', { count: 63 });
  const item = await pageOf(shown).findByRole('menuitem', { name: (text) => text.startsWith(choice) });
  await userEvent.click(item);
}

/** It can be left: nothing is saved then. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles, gustav).hangs()),
  async play(shown) {
    await askForRoles(shown);
    const dialog = await dialogOf(shown);
    await read(dialog, 'objects:csv.progress', { done: 62, total: 63 });
    await press(dialog, 'shell:action.cancel');
    await seeNo(shown, 'dialog', 'objects:csv.title');
  },
});

/** Of what was read nothing is read again. */
export const FailedAndTriedAgain = meta.story({
  async beforeEach({ world }) {
    world.faults.add({ operation: getUserRoles, kind: 'unavailable' });
  },
  async play(shown) {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await askForRoles(shown);
    const dialog = await dialogOf(shown);
    await read(dialog, 'objects:csv.failedTitle');
    await expect(saved).not.toHaveBeenCalled();
    shown.world.faults.clear();
    await press(dialog, 'shell:action.retry');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    saved.mockRestore();
  },
});
