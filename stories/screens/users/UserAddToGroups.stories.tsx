import { addUserToGroups, listGroups } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { chooseDesign, dialogOf } from './group-steps.ts';
import { jonas, live, unknownUser, pageOf } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Add to groups',
  parameters: { at: usersPaths.addToGroups(jonas) },
});

async function joinDesign(canvasElement: HTMLElement) {
  const dialog = await chooseDesign(canvasElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Add to 1 group' }));
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).hangs()),
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByRole('status', { name: 'Loading groups' })).toBeVisible());
  },
});

export const Empty = meta.story({
  beforeEach: ({ world }) => {
    const ids = Array.from(world.groups.rows(), ({ id }) => id);
    for (const id of ids) world.groups.remove(id);
  },
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByText('There are no groups yet.')).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Paste a list' })).toBeNull();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search groups' }), 'sales');
    await waitFor(() => expect(dialog.getByText('No group has this name.')).toBeVisible());
    await userEvent.clear(dialog.getByRole('searchbox', { name: 'Search groups' }));
    await waitFor(() => expect(dialog.getByText('There are no groups yet.')).toBeVisible());
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByRole('checkbox', { name: 'Newsletter' })).toBeChecked();
    const managed = dialog.getByRole('checkbox', { name: 'Board' });
    await expect(managed).toHaveAccessibleDescription(/Its members change there/);
    await expect(managed).toHaveAccessibleDescription(/^Security group · /);
    await expect(dialog.getAllByText(/Already a member/)).toHaveLength(
      dialog.getAllByRole('checkbox', { checked: true }).length,
    );
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const dialog = await chooseDesign(canvasElement);
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search groups' }), 'council');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Works council' }));
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Design' })).toBeNull());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add to 2 groups' })).toBeVisible());
  },
});

/** A second press that comes before the page shows that it is busy sends nothing more. */
export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserToGroups).hangs()),
  async play({ canvasElement }) {
    const dialog = await chooseDesign(canvasElement);
    const fetched = spyOn(globalThis, 'fetch');
    const add = dialog.getByRole('button', { name: 'Add to 1 group' });
    add.click();
    add.click();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Add to 1 group', busy: true })).toBeVisible(),
    );
    const sent = fetched.mock.calls.filter(
      ([address]) => typeof address === 'string' && address.includes('add-user-to-groups'),
    );
    await expect(sent).toHaveLength(1);
  },
});

/** Of a text the service has not answered yet, it is not said that no group has this name. */
export const Searching = meta.story({
  async play({ canvasElement, msw }) {
    const dialog = await dialogOf(canvasElement);
    await dialog.findByRole('checkbox', { name: 'Design' });
    const search = dialog.getByRole('searchbox', { name: 'Search groups' });
    await userEvent.type(search, 'zebra');
    await waitFor(() => expect(dialog.getByText('No group has this name.')).toBeVisible());
    msw.use(on(listGroups).hangs());
    await fireEvent.change(search, { target: { value: 'council' } });
    await expect(dialog.queryByText('No group has this name.')).toBeNull();
    await waitFor(() => expect(dialog.getByRole('status', { name: 'Loading groups' })).toBeVisible());
  },
});

export const Added = meta.story({
  async play({ canvasElement, world }) {
    await joinDesign(canvasElement);
    const page = pageOf(canvasElement);
    await page.findByText('Jonas Petersen is now in Design');
    await expect(await page.findByRole('button', { name: 'Remove from Design' })).toBeVisible();
    await expect(world.members.of(groupIdOf('Design'))).toContain(jonas);
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await dialog.findByRole('checkbox', { name: 'Design' });
    await userEvent.click(dialog.getByRole('button', { name: 'Add to groups' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Choose a group first.');
  },
});

/** Another person was quicker with a group that is chosen here: it is no longer to be added. */
export const JoinedMeanwhile = meta.story({
  async play({ canvasElement, world }) {
    const dialog = await chooseDesign(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Interns' }));
    await live(world);
    world.members.add(groupIdOf('Design'), [jonas]);
    world.hub.notify('GroupsChanged', { ids: [groupIdOf('Design')] });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add to 1 group' })).toBeVisible());
    await expect(dialog.getByRole('checkbox', { name: 'Design' })).toHaveAccessibleDescription(
      /Already a member/,
    );
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserToGroups).fails('Group.NotFound')),
  async play({ canvasElement }) {
    const dialog = await joinDesign(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This group no longer exists');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserToGroups).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const dialog = await joinDesign(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You are not allowed to do this');
    await expect(dialog.getByRole('checkbox', { name: 'Design' })).toBeChecked();
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.addToGroups(unknownUser) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByText('4b1c-77')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});
