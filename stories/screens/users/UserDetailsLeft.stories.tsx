import { deleteUser, removeUserRoles } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { leadShownConsole } from '#.storybook/shown-console';
import { holdAnswer } from '#stories/hold-answer.ts';
import { choose, find, findPart, hurry, pageOf, press, read, seeBusy, seeName } from '#stories/steps.ts';
import { jonas, mira } from './people.ts';

/** What is done to one person ends while the page of another is on show. */
const meta = preview.meta({ title: 'Screens/Users/Details, left' });

export const DeletedMeanwhile = meta.story({
  parameters: { at: usersPaths.details(mira) },
  async play(shown) {
    const { held, answer } = holdAnswer();
    shown.msw.use(on(deleteUser).hangs(held));
    hurry();
    await seeName(shown, 'Mira Sommer');
    await leadShownConsole(usersPaths.details(jonas));
    await seeName(shown, 'Jonas Petersen');
    await press(shown, 'objects:more', { name: 'Jonas Petersen' });
    await choose(shown, 'users:delete.confirm');
    await find(shown, 'alertdialog', 'objects:delete.title', { name: 'Jonas Petersen' });
    await press(shown, 'users:delete.confirm');
    await press(shown, 'objects:delete.leave');
    await waitFor(() => expect(pageOf(shown).queryByRole('alertdialog')).toBeNull());
    await leadShownConsole(usersPaths.details(mira));
    await seeName(shown, 'Mira Sommer');
    answer();
    await read(shown, 'objects:delete.deleted', { name: 'Jonas Petersen' });
    // A menu takes longer than a page that would come instead.
    await press(shown, 'objects:more', { name: 'Mira Sommer' });
    await find(shown, 'menuitem', 'users:delete.confirm');
    await seeName(shown, 'Mira Sommer');
  },
});

/** What was said of a try that failed is taken back by the next one, also where the page was left in between. */
export const RoleRemovedAfterAll = meta.story({
  parameters: { at: usersPaths.details(jonas, 'roles') },
  beforeEach: ({ world }) => world.roles.add(jonas, ['TenantAdmin']),
  async play(shown) {
    shown.msw.use(on(removeUserRoles, { once: true }).fails('Default.Forbidden'));
    const role = shown.words('area:users.administrator');
    const remove = () => press(shown, 'users:roles.remove', { role });
    await remove();
    const failed = { name: 'Jonas Petersen', role };
    await read(shown, 'users:roles.removeFailed', failed);
    await leadShownConsole(usersPaths.details(mira, 'roles'));
    await seeName(shown, 'Mira Sommer');
    await leadShownConsole(usersPaths.details(jonas, 'roles'));
    await remove();
    await read(shown, 'users:roles.removed', failed);
    await expect(pageOf(shown).queryByText(shown.words('users:roles.removeFailed', failed))).toBeNull();
    await press(shown, 'shell:notifications.open');
    const messages = await findPart(shown, 'dialog', 'shell:notifications.open');
    await read(messages, 'users:roles.removed', failed);
    await expect(messages.queryByText(shown.words('users:roles.removeFailed', failed))).toBeNull();
  },
});

export const RoleRemovedMeanwhile = meta.story({
  parameters: { at: usersPaths.details(mira, 'roles') },
  beforeEach: ({ world }) => [jonas, mira].forEach((id) => world.roles.add(id, ['Auditor'])),
  async play(shown) {
    const { held, answer } = holdAnswer();
    await seeName(shown, 'Mira Sommer');
    await find(shown, 'button', 'users:roles.remove', { role: 'Auditor' });
    await leadShownConsole(usersPaths.details(jonas, 'roles'));
    await seeName(shown, 'Jonas Petersen');
    shown.msw.use(on(removeUserRoles, { once: true }).hangs(held));
    await press(shown, 'users:roles.remove', { role: 'Auditor' });
    await seeBusy(shown, 'users:roles.remove', { role: 'Auditor' });
    await leadShownConsole(usersPaths.details(mira, 'roles'));
    await seeName(shown, 'Mira Sommer');
    await expect(await find(shown, 'button', 'users:roles.remove', { role: 'Auditor' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    answer();
  },
});
