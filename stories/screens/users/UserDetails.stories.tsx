import { deleteUser, getUser, listMailboxAddresses, listMailboxes } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { amelie, carla, jonas, live, unknownUser, pageOf, rename } from './people.ts';

const meta = preview.meta({ title: 'Screens/Users/Details', parameters: { at: usersPaths.details(jonas) } });

async function askToDelete(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'More actions for Jonas Petersen' }));
  await userEvent.click(await page.findByRole('menuitem', { name: 'Delete user' }));
  const dialog = await page.findByRole('alertdialog', { name: 'Delete Jonas Petersen?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return page;
}

async function confirmDeletion(canvasElement: HTMLElement) {
  const page = await askToDelete(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Delete user' }));
  return page;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Loading user' })).toBeVisible();
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Jonas Petersen' })).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Groups 3' })).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Roles 0' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  },
});

export const ReadOnly = meta.story({
  parameters: { at: usersPaths.details(amelie) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Managed by Microsoft 365.')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Edit user' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'More actions for Amelie Brandt' }));
    for (const [action, reason] of [
      [/Edit user/, 'change there'],
      [/Delete user/, 'Delete the person there'],
    ] as const) {
      const item = await page.findByRole('menuitem', { name: action });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveTextContent(reason);
    }
  },
});

export const Yourself = meta.story({
  parameters: { at: usersPaths.details(carla) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('You')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'More actions for Carla Weiss' }));
    const item = await page.findByRole('menuitem', { name: /Delete user/ });
    await expect(item).toHaveTextContent('You cannot delete your own account.');
  },
});

export const ConfirmingDelete = meta.story({
  async play({ canvasElement }) {
    const page = await askToDelete(canvasElement);
    await expect(await page.findByText('Jonas Petersen, Works council')).toBeVisible();
    await expect(await page.findByText(/betriebsrat@demo.example/)).toBeVisible();
    await expect(page.getByText(/Archived mail is not touched/)).toBeVisible();
  },
});

export const ConfirmingDeleteHalfBlind = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listMailboxes).fails('Default.UnexpectedError'), on(listMailboxAddresses).hangs()),
  async play({ canvasElement }) {
    const page = await askToDelete(canvasElement);
    await waitFor(() => expect(page.getAllByText('Could not be read')).toHaveLength(2));
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser).hangs()),
  async play({ canvasElement }) {
    const page = await confirmDeletion(canvasElement);
    await expect(page.getByRole('button', { name: 'Delete user' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Deleted = meta.story({
  parameters: { at: `${usersPaths.details(jonas)}?q=peter` },
  async play({ canvasElement, world }) {
    const page = await confirmDeletion(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await page.findByText('Jonas Petersen deleted');
    await expect(page.getByRole('searchbox', { name: 'Name or e-mail' })).toHaveValue('peter');
    await expect(world.users.get(jonas)).toBeUndefined();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser).fails('User.ManagedReadonly')),
  async play({ canvasElement }) {
    const page = await confirmDeletion(canvasElement);
    const dialog = page.getByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent('This user is managed elsewhere'));
  },
});

export const UpdatedLive = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Jonas Petersen' });
    await live(world);
    rename(world, jonas, { displayName: 'Jonas Petersen-Lund' });
    await expect(await page.findByRole('heading', { level: 1, name: 'Jonas Petersen-Lund' })).toBeVisible();
  },
});

export const DeletedMeanwhile = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    const heading = await page.findByRole('heading', { level: 1, name: 'Jonas Petersen' });
    heading.focus();
    await live(world);
    world.users.remove(jonas);
    world.hub.notify('UsersChanged', { ids: [jonas] });
    await waitFor(() => expect(heading).toHaveTextContent('There is no such user'));
    await expect(heading).toBeVisible();
    await expect(heading).toHaveFocus();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'You are not allowed to do this' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: { at: `${usersPaths.details(unknownUser)}?q=brandt` },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Back to the users' }));
    await expect(await page.findByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'The user was not loaded' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
