import { listUsers } from '@archive-console/api-client';
import type { WordKey } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  fieldOf,
  find,
  findPart,
  leaveUnsaved,
  type Place,
  press,
  read,
  readPart,
  see,
  seeNo,
  selectRow,
} from '#stories/steps.ts';
import { selectAll } from './list-steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/Roles of many',
  parameters: { at: '/home/users?rows=10' },
});

const administrator = ({ words }: Place) =>
  words('users:bulk.roles', { count: 1, roles: words('area:users.administrator') });

async function tickAdministrator(shown: Place, title: WordKey, count: number) {
  const dialog = await findPart(shown, 'dialog', title, { count });
  const name = shown.words.part('area:users.administrator');
  await userEvent.click(await dialog.findByRole('checkbox', { name }));
  return dialog;
}

async function takeAdministrator(shown: Place, ...names: string[]) {
  for (const name of names) await selectRow(shown, name);
  await press(shown, 'users:bulk.removeRole');
  const dialog = await tickAdministrator(shown, 'users:bulk.removeRoles.title', Math.max(1, names.length));
  await press(dialog, 'users:bulk.removeRoles.confirm', { count: 1 });
}

/** Who is left out is said before, and that no second administrator remains: then the role is typed. */
export const ConfirmingRemoval = meta.story({
  async play(shown) {
    await takeAdministrator(shown, 'Amelie Brandt', 'Bjarne Olsen', 'Carla Weiss');
    const roles = administrator(shown);
    const dialog = await findPart(shown, 'alertdialog', 'users:bulk.removeRoles.sure.title', {
      count: 2,
      roles,
    });
    await readPart(dialog, 'users:bulk.roleGuard.only');
    await readPart(dialog, 'users:bulk.roleGuard.self');
    await press(dialog, 'users:bulk.removeRoles.sure.confirm', { count: 2 });
    await read(dialog, 'objects:typedName.mismatch');
    await userEvent.click(await fieldOf(dialog, 'objects:typedName.label'));
    await userEvent.paste(shown.words('area:users.administrator'));
    await userEvent.keyboard('{Enter}');
    await find(shown, 'dialog', 'users:bulk.removeRoles.partlyDone', { count: 2, total: 3, roles });
  },
});

/** Where another administrator remains, nothing is typed. */
export const AnotherRemains = meta.story({
  async play(shown) {
    await takeAdministrator(shown, 'Bjarne Olsen');
    const roles = administrator(shown);
    const dialog = await findPart(shown, 'alertdialog', 'users:bulk.removeRoles.sure.title', {
      count: 1,
      roles,
    });
    await seeNo(dialog, 'textbox', 'objects:typedName.label');
    await press(dialog, 'users:bulk.removeRoles.sure.confirm', { count: 1 });
    await see(shown, 'dialog', 'users:bulk.removeRoles.done', { count: 1, roles });
  },
});

/** One's own account alone: there is nothing to take, and why. */
export const ReadOnly = meta.story({
  async play(shown) {
    await takeAdministrator(shown, 'Carla Weiss');
    await findPart(shown, 'dialog', 'users:bulk.removeRoles.sure.none');
    await readPart(shown, 'users:bulk.roleGuard.self');
  },
});

/** What could not be read is not claimed, and the role is typed all the same. */
export const ServerError = meta.story({
  async play(shown) {
    await selectRow(shown, 'Bjarne Olsen');
    shown.msw.use(on(listUsers).fails('Default.UnexpectedError', { traceId: '4b1c-77' }));
    await takeAdministrator(shown);
    const dialog = await findPart(shown, 'alertdialog', 'users:bulk.removeRoles.sure.title', {
      count: 1,
      roles: administrator(shown),
    });
    await read(dialog, 'users:bulk.roleGuard.unread');
    await fieldOf(dialog, 'objects:typedName.label');
    await dialog.findByText('4b1c-77');
    shown.msw.use(on(listUsers).fails('Default.UnexpectedError', { traceId: '4b1c-78' }));
    await press(dialog, 'shell:action.retry');
    await dialog.findByText('4b1c-78');
  },
});

/** A ticked role is not lost unasked. */
export const ConfirmingLeave = meta.story({
  async play(shown) {
    await selectRow(shown, 'Bjarne Olsen');
    await press(shown, 'users:bulk.addRole');
    const dialog = await tickAdministrator(shown, 'users:bulk.addRoles.title', 1);
    await leaveUnsaved(dialog, () => see(dialog, 'button', 'users:bulk.addRoles.confirm', { count: 1 }));
    await see(shown, 'region', 'area:list.bulkActions');
  },
});

/** A role for more than fifty is confirmed with their number. */
export const ConfirmingMany = meta.story({
  async play(shown) {
    await selectAll(shown);
    await press(shown, 'users:bulk.addRole');
    const choice = await tickAdministrator(shown, 'users:bulk.addRoles.title', 63);
    await press(choice, 'users:bulk.addRoles.confirm', { count: 1 });
    const roles = administrator(shown);
    await press(
      await findPart(shown, 'alertdialog', 'users:bulk.addRoles.sure.title', { count: 63, roles }),
      'users:bulk.addRoles.sure.confirm',
      { count: 63 },
    );
    await expect(await find(shown, 'dialog', 'users:bulk.addRoles.done', { count: 63, roles })).toBeVisible();
  },
});
