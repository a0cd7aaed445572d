import { usersPaths } from '@archive-console/console';
import type { World } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ title: 'Flows/Administer users', parameters: { at: usersPaths.create() } });

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const lena = (world: World) => [...world.users.rows()].find(({ userName }) => userName === 'lena.sommer');

export const Create = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await userEvent.type(await page.findByLabelText(/User name/), 'lena.sommer');
    await userEvent.type(page.getByLabelText(/E-mail/), 'lena.sommer@kanzlei-lund.example');
    await userEvent.type(page.getByLabelText('First name'), 'Lena');
    await userEvent.type(page.getByLabelText('Last name'), 'Sommer');
    await userEvent.click(page.getByRole('button', { name: 'Create user' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Lena Sommer' })).toBeVisible();
    await expect(lena(world)).toMatchObject({ displayName: 'Lena Sommer' });
  },
});

export const GiveRole = meta.story({
  async play(context) {
    await Create.play(context);
    const page = pageOf(context.canvasElement);
    await userEvent.click(page.getByRole('link', { name: /^Roles/ }));
    const [addRoles] = await page.findAllByRole('link', { name: 'Add roles' });
    if (addRoles !== undefined) await userEvent.click(addRoles);
    const dialog = within(await page.findByRole('dialog', { name: 'Add roles to Lena Sommer' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Administrator' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add role' }));
    await expect(await page.findByRole('button', { name: 'Remove role Administrator' })).toBeVisible();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(context.world.roles.of(lena(context.world)?.id ?? '')).toContain('TenantAdmin');
  },
});

export const Edit = meta.story({
  async play(context) {
    await GiveRole.play(context);
    const page = pageOf(context.canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'Edit user' }));
    const lastName = await page.findByLabelText('Last name');
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Winter');
    await userEvent.click(page.getByRole('button', { name: 'Save user' }));
    await expect(await page.findByRole('link', { name: /^Roles/, current: 'page' })).toBeVisible();
    await expect(lena(context.world)).toMatchObject({ lastName: 'Winter' });
  },
});

export const Delete = meta.story({
  async play(context) {
    await Edit.play(context);
    const page = pageOf(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^More actions for Lena/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete user' }));
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete user' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await waitFor(() => expect(page.queryByRole('link', { name: /^Lena/ })).toBeNull());
    await expect(lena(context.world)).toBeUndefined();
  },
});
