import { addUserRoles, getUserRoles } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { amelie, jonas, unknownUser, pageOf } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Add roles',
  parameters: { at: usersPaths.addRoles(jonas) },
});

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await pageOf(canvasElement).findByRole('dialog'));

async function tickAdministrator(canvasElement: HTMLElement) {
  const dialog = await dialogOf(canvasElement);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Administrator' }));
  return dialog;
}

async function giveAdministrator(canvasElement: HTMLElement) {
  const dialog = await tickAdministrator(canvasElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Add role' }));
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).hangs()),
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('status')).toHaveTextContent('Reading the roles already held');
    await expect(dialog.queryByRole('button', { name: 'Add roles' })).toBeNull();
  },
});

export const Blank = meta.story({
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByRole('checkbox', { name: 'Administrator' })).not.toBeChecked();
    await expect(dialog.getByLabelText('Another role')).toHaveValue('');
    // Where the focus goes by itself depends on what was there first: the dialog or the roles.
    await userEvent.click(dialog.getByLabelText('Another role'));
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const dialog = await tickAdministrator(canvasElement);
    await userEvent.type(dialog.getByLabelText('Another role'), 'Auditor');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add 2 roles' })).toBeVisible());
  },
});

export const AlreadyHeld = meta.story({
  parameters: { at: usersPaths.addRoles(amelie) },
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    const administrator = await dialog.findByRole('checkbox', { name: 'Administrator' });
    await expect(administrator).toBeChecked();
    await expect(administrator).toHaveAccessibleDescription('Already held');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserRoles).hangs()),
  async play({ canvasElement }) {
    const dialog = await giveAdministrator(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add role', busy: true })).toBeVisible());
  },
});

export const Given = meta.story({
  async play({ canvasElement, world }) {
    await giveAdministrator(canvasElement);
    const page = pageOf(canvasElement);
    await page.findByText('Jonas Petersen now holds the role Administrator');
    await expect(await page.findByRole('button', { name: 'Remove role Administrator' })).toBeVisible();
    await expect(world.roles.of(jonas)).toContain('TenantAdmin');
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Add roles' }));
    const mistake = /Choose a role or type the name of one/;
    await expect(dialog.getByRole('group', { name: 'Roles in use' })).toHaveAccessibleDescription(mistake);
    const first = dialog.getByRole('checkbox', { name: 'Administrator' });
    await expect(first).toHaveFocus();
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription(mistake);
    await expect(dialog.getByLabelText('Another role')).toBeValid();
  },
});

export const Rejected = meta.story({
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(await dialog.findByLabelText('Another role'), 'Auditor{enter}');
    const field = dialog.getByLabelText('Another role');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/The service does not know this role/);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Auditor');
    await expect(pageOf(canvasElement).queryByText(/roles:/)).toBeNull();
  },
});

export const RejectedAndMended = meta.story({
  async play(context) {
    await Rejected.play(context);
    const field = (await dialogOf(context.canvasElement)).getByLabelText('Another role');
    await userEvent.type(field, 's');
    await expect(field).toBeValid();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserRoles).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const dialog = await giveAdministrator(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You are not allowed to do this');
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.addRoles(unknownUser) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserRoles).fails('User.NotFound')),
  async play({ canvasElement }) {
    const dialog = await giveAdministrator(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This user no longer exists');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserRoles).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const dialog = await giveAdministrator(canvasElement);
    const page = pageOf(canvasElement);
    await page.findByText(/4b1c-77/);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /operations team\. The console has checked: nothing was changed\./,
    );
    await expect(dialog.getByRole('checkbox', { name: 'Administrator' })).toBeChecked();
  },
});
