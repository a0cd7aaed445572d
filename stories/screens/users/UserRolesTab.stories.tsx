import { getUserRoles, removeUserRoles } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { amelie, carla, hurry, jonas, live, unknownUser, pageOf } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Roles',
  parameters: { at: usersPaths.details(amelie, 'roles') },
});

async function removeRole(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Remove role Administrator' }));
  return page;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).hangs()),
  async play({ canvasElement }) {
    await expect(await pageOf(canvasElement).findByRole('status', { name: 'Loading roles' })).toBeVisible();
  },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(getUserRoles).hangs());
  },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await page.findByRole('status', { name: 'Loading roles' });
    await userEvent.click(await page.findByRole('button', { name: 'Stop waiting' }));
    await expect(await page.findByRole('heading', { name: 'The roles were not loaded' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('button', { name: 'Stop waiting' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { at: usersPaths.details(jonas, 'roles') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Jonas Petersen holds no role' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Add roles' })).toHaveLength(2);
  },
});

export const Populated = meta.story({
  beforeEach: ({ world }) => world.roles.add(amelie, ['Auditor']),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Opens this console with everything in it.')).toBeVisible();
    await expect(page.getByText('Auditor')).toBeVisible();
  },
});

export const Yourself = meta.story({
  parameters: { at: usersPaths.details(carla, 'roles') },
  async play({ canvasElement, world }) {
    const page = await removeRole(canvasElement);
    const remove = page.getByRole('button', { name: 'Remove role Administrator' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription(/You cannot take this role from yourself/);
    await expect(world.roles.of(carla).size).toBe(1);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeUserRoles).hangs()),
  async play({ canvasElement }) {
    const page = await removeRole(canvasElement);
    await expect(page.getByRole('button', { name: 'Remove role Administrator' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const RemovedAndUndone = meta.story({
  async play({ canvasElement, world }) {
    const page = await removeRole(canvasElement);
    await page.findByText('Amelie Brandt no longer holds the role Administrator');
    await page.findByRole('heading', { name: 'Amelie Brandt holds no role' });
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(await page.findByRole('button', { name: 'Remove role Administrator' })).toBeVisible();
    await expect(world.roles.of(amelie)).toContain('TenantAdmin');
  },
});

export const UpdatedLive = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('button', { name: 'Remove role Administrator' });
    await live(world);
    world.roles.add(amelie, ['Auditor']);
    world.hub.notify('UsersChanged', { ids: [amelie] });
    await expect(await page.findByText('Auditor')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Roles 2' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(removeUserRoles).fails('User.CannotRemoveRoleTenantAdminFromCurrentUser', { traceId: '4b1c-77' }),
    ),
  async play({ canvasElement }) {
    const page = await removeRole(canvasElement);
    await expect(await page.findByText('You cannot take the administrator role from yourself')).toBeVisible();
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Remove role Administrator' })).not.toHaveAttribute(
        'aria-busy',
      ),
    );
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    await expect(await pageOf(canvasElement).findByText('You are not allowed to do this')).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.details(unknownUser, 'roles') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
