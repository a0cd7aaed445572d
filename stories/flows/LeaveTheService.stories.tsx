import { configurationPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, findPart, type Place, press, read, readPart, see, seeTitle } from '#stories/steps.ts';
import { signIn } from '../screens/authentication/signing-in.ts';

/** The archive is not needed any more: the contract is ended, and the tenant deleted with all that it holds. */
const meta = preview.meta({
  title: 'Flows/Leave the service',
  parameters: { at: configurationPaths.page() },
});

const name = 'Lindenhof GmbH';

const askForTheEnd = async (shown: Place) => {
  await press(shown, 'configuration:end.open');
  return findPart(shown, 'alertdialog', 'configuration:end.question', { name });
};

/** What stops, and what stands against it, is said before. */
export const Asked = meta.story({
  async play(shown) {
    const dialog = await askForTheEnd(shown);
    await readPart(dialog, 'configuration:end.stops.kept');
    await readPart(dialog, 'configuration:end.importsText');
  },
});

/** An import runs: the service refuses, and what was typed stays. */
export const ImportsRun = meta.story({
  parameters: { branchOf: 'Asked' },
  async play(shown) {
    const dialog = await askForTheEnd(shown);
    await enter(dialog, 'objects:typedName.label', name);
    await press(dialog, 'configuration:end.confirm');
    await readPart(dialog, 'errors:Import.JobsRunning.title');
  },
});

export const Ended = meta.story({
  async play(shown) {
    shown.world.jobs.splice(0);
    const dialog = await askForTheEnd(shown);
    await enter(dialog, 'objects:typedName.label', name);
    await press(dialog, 'configuration:end.confirm');
    await seeTitle(shown, 'tenants:terminated.title');
    await expect(shown.world.tenant?.tenantState).toBe('Terminated');
  },
});

export const DeletionAsked = meta.story({
  async play(shown) {
    await Ended.play(shown);
    await press(shown, 'tenants:terminated.delete.confirm');
    await see(shown, 'alertdialog', 'tenants:terminated.delete.title', { name });
  },
});

export const Deleted = meta.story({
  async play(shown) {
    await DeletionAsked.play(shown);
    const dialog = await findPart(shown, 'alertdialog', 'tenants:terminated.delete.title', { name });
    await enter(dialog, 'objects:typedName.label', name);
    await press(dialog, 'tenants:terminated.delete.confirm');
    await seeTitle(shown, 'authentication:login.title');
    await read(shown, 'tenants:terminated.delete.done');
  },
});

export const SignInRefused = meta.story({
  async play(shown) {
    await Deleted.play(shown);
    await signIn(shown);
    await readPart(shown, 'errors:Authentication.InvalidLoginAttempt.title');
  },
});
