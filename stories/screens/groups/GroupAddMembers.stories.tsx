import { addGroupMembers, listUsers } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf } from '../users/group-steps.ts';
import { interns, live, newsletter, noGroup, pageOf } from './groups.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Add members',
  parameters: { at: groupsPaths.addMembers(newsletter) },
});

async function chooseGustav(canvasElement: HTMLElement) {
  const dialog = await dialogOf(canvasElement);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Gustav Lund' }));
  return dialog;
}

async function addGustav(canvasElement: HTMLElement) {
  const dialog = await chooseGustav(canvasElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 member' }));
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).hangs()),
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByRole('status', { name: 'Loading users' })).toBeVisible());
  },
});

export const Empty = meta.story({
  parameters: { at: groupsPaths.addMembers(interns) },
  beforeEach: ({ msw }) => msw.use(on(listUsers).answers({ rows: [], totalRows: 0 })),
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByText('There are no users yet.')).toBeVisible());
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(await dialog.findByRole('searchbox', { name: 'Search users' }), 'jonas');
    const member = await dialog.findByRole('checkbox', { name: 'Jonas Petersen', checked: true });
    await expect(member).toHaveAccessibleDescription(/Already a member/);
  },
});

/** What is chosen stays chosen during another search. */
export const Filled = meta.story({
  async play({ canvasElement }) {
    const dialog = await chooseGustav(canvasElement);
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search users' }), 'carla');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Carla Weiss' }));
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Gustav Lund' })).toBeNull());
    await expect(dialog.getByRole('button', { name: 'Add 2 members' })).toBeVisible();
  },
});

/** Of each pasted line it is said what became of it. */
export const Pasted = meta.story({
  async play({ canvasElement, world }) {
    const dialog = await chooseGustav(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Paste a list' }));
    const lines = dialog.getByLabelText('Paste a list');
    await userEvent.type(lines, 'carla.weiss\nJonas Petersen\nChess player\namelie.brandt@lindenhof.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Find users' }));
    await waitFor(() => expect(dialog.getByText('1 line matches nothing')).toBeVisible());
    await expect(lines).toHaveValue('Chess player');
    await expect(dialog.getByText('3 selected')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 3 members' }));
    await pageOf(canvasElement).findByText('3 people are now in Newsletter');
    await expect(world.members.of(newsletter)).toContain(userIdOf('amelie.brandt'));
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addGroupMembers).hangs()),
  async play({ canvasElement }) {
    const dialog = await addGustav(canvasElement);
    await expect(await dialog.findByRole('button', { name: 'Add 1 member', busy: true })).toBeVisible();
  },
});

export const Added = meta.story({
  async play({ canvasElement }) {
    await addGustav(canvasElement);
    const page = pageOf(canvasElement);
    await page.findByText('Gustav Lund is now in Newsletter');
    await expect(await page.findByRole('button', { name: 'Remove Gustav Lund' })).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Members 13' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await dialog.findByRole('checkbox', { name: 'Gustav Lund' });
    await userEvent.click(dialog.getByRole('button', { name: 'Add members' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Choose a user first.');
  },
});

/** Another person was quicker with one who is chosen here. */
export const JoinedMeanwhile = meta.story({
  async play({ canvasElement, world }) {
    const dialog = await chooseGustav(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Carla Weiss' }));
    await live(world);
    world.members.add(newsletter, [userIdOf('gustav.lund')]);
    world.hub.notify('GroupsChanged', { ids: [newsletter] });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add 1 member' })).toBeVisible());
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addGroupMembers).fails('Group.ManagedReadonly')),
  async play({ canvasElement }) {
    const dialog = await addGustav(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This group is managed elsewhere');
    await expect(dialog.getByRole('checkbox', { name: 'Gustav Lund' })).toBeChecked();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addGroupMembers).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const dialog = await addGustav(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You are not allowed to do this');
  },
});

export const NotFound = meta.story({
  parameters: { at: groupsPaths.addMembers(noGroup) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'There is no such group' }),
    ).toBeVisible();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByText('4b1c-77')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});
