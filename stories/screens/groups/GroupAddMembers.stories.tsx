import { addGroupMembers, listUsers, removeGroupMembers } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  dialogOf,
  enter,
  findPart,
  live,
  pageOf,
  press,
  read,
  readAlert,
  see,
  seeBusy,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';
import { interns, newsletter, noGroup } from './groups.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Add members',
  parameters: { at: groupsPaths.addMembers(newsletter) },
});

async function chooseGustav(shown: Place) {
  const dialog = await dialogOf(shown);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Gustav Lund' }));
  return dialog;
}

async function addGustav(shown: Place) {
  const dialog = await chooseGustav(shown);
  await press(dialog, 'groups:addMembers.submit', { count: 1 });
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).hangs()),
  async play(shown) {
    const dialog = await dialogOf(shown);
    await see(dialog, 'status', 'objects:users.picker.loading');
  },
});

export const Empty = meta.story({
  parameters: { at: groupsPaths.addMembers(interns) },
  beforeEach: ({ msw }) => msw.use(on(listUsers).answers({ rows: [], totalRows: 0 })),
  async play(shown) {
    const dialog = await dialogOf(shown);
    await read(dialog, 'objects:users.picker.empty');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await enter(dialog, 'objects:users.picker.search', 'jonas');
    const member = await dialog.findByRole('checkbox', { name: 'Jonas Petersen', checked: true });
    await expect(member).toHaveAccessibleDescription(shown.words.part('objects:groups.picker.already'));
  },
});

/** What is chosen stays chosen during another search. */
export const Filled = meta.story({
  async play(shown) {
    const dialog = await chooseGustav(shown);
    await enter(dialog, 'objects:users.picker.search', 'carla');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Carla Weiss' }));
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Gustav Lund' })).toBeNull());
    await see(dialog, 'button', 'groups:addMembers.submit', { count: 2 });
  },
});

/** Of each pasted line it is said what became of it. */
export const Pasted = meta.story({
  async play(shown) {
    const dialog = await chooseGustav(shown);
    await press(dialog, 'objects:picker.pasteList');
    const lines = dialog.getByLabelText(shown.words('objects:picker.pasteList'));
    await userEvent.type(lines, 'carla.weiss\nJonas Petersen\nChess player\namelie.brandt@lindenhof.example');
    await press(dialog, 'objects:users.picker.pasteFind');
    await read(dialog, 'objects:picker.notFound', { count: 1 });
    await expect(lines).toHaveValue('Chess player');
    await read(dialog, 'area:list.selected', { count: 3 });
    await press(dialog, 'groups:addMembers.submit', { count: 3 });
    await read(shown, 'groups:addMembers.added', { count: 3, name: 'Newsletter' });
    await expect(shown.world.members.of(newsletter)).toContain(userIdOf('amelie.brandt'));
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addGroupMembers).hangs()),
  async play(shown) {
    const dialog = await addGustav(shown);
    await seeBusy(dialog, 'groups:addMembers.submit', { count: 1 });
  },
});

export const Added = meta.story({
  async play(shown) {
    await addGustav(shown);
    await read(shown, 'groups:addMembers.added', { user: 'Gustav Lund', name: 'Newsletter', count: 1 });
    await see(shown, 'button', 'groups:members.removeOne', { user: 'Gustav Lund' });
    await seeTab(shown, 'groups:details.tab.members', 13);
  },
});

export const TakenBack = meta.story({
  async play(shown) {
    await addGustav(shown);
    await press(shown, 'shell:action.undo');
    await seeTab(shown, 'groups:details.tab.members', 12);
    await expect(shown.world.members.of(newsletter)).not.toContain(userIdOf('gustav.lund'));
  },
});

/** What was not taken back is named, and can be tried once more. */
export const NotTakenBack = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeGroupMembers, { once: true }).fails('Group.ManagedReadonly')),
  async play(shown) {
    await addGustav(shown);
    await press(shown, 'shell:action.undo');
    const added = { user: 'Gustav Lund', name: 'Newsletter', count: 1 };
    const what = shown.words('groups:addMembers.added', added);
    await read(shown, 'errors:detail.notTakenBack', { what });
    await seeTab(shown, 'groups:details.tab.members', 13);
    await press(shown, 'shell:action.undo');
    await read(shown, 'errors:detail.takenBack', { what });
    await seeTab(shown, 'groups:details.tab.members', 12);
    await press(shown, 'shell:notifications.open');
    const messages = await findPart(shown, 'dialog', 'shell:notifications.open');
    await read(messages, 'errors:detail.takenBack', { what });
    await expect(messages.queryByText(shown.words('errors:detail.notTakenBack', { what }))).toBeNull();
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await dialog.findByRole('checkbox', { name: 'Gustav Lund' });
    await press(dialog, 'groups:action.addMembers');
    await readAlert(dialog, 'objects:users.picker.chooseFirst');
  },
});

/** Another person was quicker with one who is chosen here. */
export const JoinedMeanwhile = meta.story({
  async play(shown) {
    const dialog = await chooseGustav(shown);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Carla Weiss' }));
    await live(shown.world);
    shown.world.members.add(newsletter, [userIdOf('gustav.lund')]);
    shown.world.hub.notify('GroupsChanged', { ids: [newsletter] });
    await see(dialog, 'button', 'groups:addMembers.submit', { count: 1 });
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(addGroupMembers).fails('Group.ManagedReadonly', { traceId: '4b1c-77' })),
  async play(shown) {
    const dialog = await addGustav(shown);
    await readAlert(dialog, 'errors:Group.ManagedReadonly.title');
    for (const fact of ['Group.ManagedReadonly', '4b1c-77'])
      await expect(dialog.getByText(fact)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Gustav Lund' })).toBeChecked();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addGroupMembers).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await addGustav(shown);
    await readAlert(dialog, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: groupsPaths.addMembers(noGroup) },
  async play(shown) {
    const page = pageOf(shown);
    await seeTitle(shown, 'groups:details.notFound.title');
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const dialog = await dialogOf(shown);
    await waitFor(() => expect(dialog.getByText('4b1c-77')).toBeVisible());
    await see(dialog, 'button', 'shell:action.retry');
  },
});
