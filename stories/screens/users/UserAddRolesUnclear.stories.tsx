import { addUserRoles, getUserRoles } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { check, dialogOf, type Place, press, read, readAlert } from '#stories/steps.ts';
import { jonas } from './people.ts';

/** What is said where the answer of the service does not come, or does not say what became of it. */
const meta = preview.meta({
  title: 'Screens/Users/Add roles, unclear',
  parameters: { at: usersPaths.addRoles(jonas) },
});

async function giveAdministrator(shown: Place) {
  const dialog = await dialogOf(shown);
  await check(dialog, 'area:users.administrator');
  await press(dialog, 'users:addRoles.submit', { count: 1 });
  return dialog;
}

/** A gateway did not wait for the service, which may still be at it: that nothing was changed is not said for good. */
export const StillAtWork = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserRoles).fails('', { status: 504 })),
  async play(shown) {
    await readAlert(await giveAdministrator(shown), 'errors:detail.notYet');
  },
});

/** The roles cannot be read either. */
export const AnswerUnknown = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await check(dialog, 'area:users.administrator');
    shown.msw.use(on(addUserRoles).breaks(), on(getUserRoles).fails('Default.UnexpectedError'));
    await press(dialog, 'users:addRoles.submit', { count: 1 });
    await readAlert(dialog, 'errors:detail.unknown');
  },
});

/** Pressed again while they still cannot be read, nothing is sent; once they can, what was done is found. */
export const LookedUpAgain = meta.story({
  async play(shown) {
    const { faults } = shown.world;
    faults.add({ operation: addUserRoles, kind: 'bad-gateway', isDone: true });
    const dialog = await dialogOf(shown);
    await check(dialog, 'area:users.administrator');
    faults.add({ operation: getUserRoles, kind: 'unavailable' });
    const give = () => press(dialog, 'users:addRoles.submit', { count: 1 });
    await give();
    await readAlert(dialog, 'errors:detail.unknown');
    await give();
    await readAlert(dialog, 'errors:detail.unsent');
    faults.clear();
    await give();
    await read(shown, 'errors:detail.lookedUp');
  },
});
