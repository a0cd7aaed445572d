import { addUserToGroups, listGroups } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  dialogOf,
  enter,
  leaveUnsaved,
  live,
  press,
  read,
  readAlert,
  see,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { chooseDesign } from './group-steps.ts';
import { jonas, unknownUser } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Add to groups',
  parameters: { at: usersPaths.addToGroups(jonas) },
});

async function joinDesign(shown: Place) {
  const dialog = await chooseDesign(shown);
  await press(dialog, 'users:addToGroups.submit', { count: 1 });
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).hangs()),
  async play(shown) {
    const dialog = await dialogOf(shown);
    await see(dialog, 'status', 'objects:groups.picker.loading');
  },
});

export const Empty = meta.story({
  beforeEach: ({ world }) => {
    const ids = Array.from(world.groups.rows(), ({ id }) => id);
    for (const id of ids) world.groups.remove(id);
  },
  async play(shown) {
    const dialog = await dialogOf(shown);
    await read(dialog, 'objects:groups.picker.empty');
    await seeNo(dialog, 'button', 'objects:picker.pasteList');
    await enter(dialog, 'objects:groups.picker.search', 'sales');
    await read(dialog, 'objects:groups.picker.noMatch');
    await userEvent.clear(
      dialog.getByRole('searchbox', { name: shown.words('objects:groups.picker.search') }),
    );
    await read(dialog, 'objects:groups.picker.empty');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await expect(await dialog.findByRole('checkbox', { name: 'Newsletter' })).toBeChecked();
    const managed = dialog.getByRole('checkbox', { name: 'Board' });
    await expect(managed).toHaveAccessibleDescription(shown.words.part('area:groups.managedMembers'));
    await expect(managed).toHaveAccessibleDescription(shown.words.part('area:groups.type.SecurityGroup'));
    await expect(dialog.getAllByText(shown.words.part('objects:groups.picker.already'))).toHaveLength(
      dialog.getAllByRole('checkbox', { checked: true }).length,
    );
  },
});

/** What is chosen is not lost unasked. */
export const ConfirmingLeave = meta.story({
  async play(shown) {
    const dialog = await chooseDesign(shown);
    await leaveUnsaved(dialog, () => see(dialog, 'button', 'users:addToGroups.submit', { count: 1 }));
    await expect(shown.world.members.of(groupIdOf('Design'))).not.toContain(jonas);
  },
});

export const Filled = meta.story({
  async play(shown) {
    const dialog = await chooseDesign(shown);
    await enter(dialog, 'objects:groups.picker.search', 'council');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Works council' }));
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Design' })).toBeNull());
    await see(dialog, 'button', 'users:addToGroups.submit', { count: 2 });
  },
});

/** A second press that comes before the page shows that it is busy sends nothing more. */
export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserToGroups).hangs()),
  async play(shown) {
    const dialog = await chooseDesign(shown);
    const fetched = spyOn(globalThis, 'fetch');
    const add = dialog.getByRole('button', { name: shown.words('users:addToGroups.submit', { count: 1 }) });
    add.click();
    add.click();
    await waitFor(() =>
      expect(
        dialog.getByRole('button', {
          name: shown.words('users:addToGroups.submit', { count: 1 }),
          busy: true,
        }),
      ).toBeVisible(),
    );
    const sent = fetched.mock.calls.filter(
      ([address]) => typeof address === 'string' && address.includes('add-user-to-groups'),
    );
    await expect(sent).toHaveLength(1);
  },
});

/** Of a text the service has not answered yet, it is not said that no group has this name. */
export const Searching = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await dialog.findByRole('checkbox', { name: 'Design' });
    const search = dialog.getByRole('searchbox', { name: shown.words('objects:groups.picker.search') });
    await userEvent.type(search, 'zebra');
    await read(dialog, 'objects:groups.picker.noMatch');
    shown.msw.use(on(listGroups).hangs());
    await fireEvent.change(search, { target: { value: 'council' } });
    await expect(dialog.queryByText(shown.words('objects:groups.picker.noMatch'))).toBeNull();
    await see(dialog, 'status', 'objects:groups.picker.loading');
  },
});

export const Added = meta.story({
  async play(shown) {
    await joinDesign(shown);
    await read(shown, 'users:addToGroups.added', { name: 'Jonas Petersen', groups: 'Design', count: 1 });
    await see(shown, 'button', 'users:groups.removeOne', { group: 'Design' });
    await expect(shown.world.members.of(groupIdOf('Design'))).toContain(jonas);
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await dialog.findByRole('checkbox', { name: 'Design' });
    await press(dialog, 'users:addToGroups.submit', { count: 0 });
    await readAlert(dialog, 'objects:groups.picker.chooseFirst');
  },
});

/** Another person was quicker with a group that is chosen here: it is no longer to be added. */
export const JoinedMeanwhile = meta.story({
  async play(shown) {
    const dialog = await chooseDesign(shown);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Interns' }));
    await live(shown.world);
    shown.world.members.add(groupIdOf('Design'), [jonas]);
    shown.world.hub.notify('GroupsChanged', { ids: [groupIdOf('Design')] });
    await see(dialog, 'button', 'users:addToGroups.submit', { count: 1 });
    await expect(dialog.getByRole('checkbox', { name: 'Design' })).toHaveAccessibleDescription(
      shown.words.part('objects:groups.picker.already'),
    );
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserToGroups).fails('Group.NotFound')),
  async play(shown) {
    const dialog = await joinDesign(shown);
    await readAlert(dialog, 'errors:Group.NotFound.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserToGroups).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await joinDesign(shown);
    await readAlert(dialog, 'errors:Default.Forbidden.title');
    await expect(dialog.getByRole('checkbox', { name: 'Design' })).toBeChecked();
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.addToGroups(unknownUser) },
  async play(shown) {
    await seeTitle(shown, 'users:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const dialog = await dialogOf(shown);
    await waitFor(() => expect(dialog.getByText('4b1c-77')).toBeVisible());
    await see(dialog, 'button', 'shell:action.retry');
  },
});
