import { usersPaths } from '@archive-console/console';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ title: 'Screens/Shell', parameters: { at: usersPaths.list() } });

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const NoPermissions = meta.story({
  parameters: { as: 'user@demo.example' },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'You may not use this console' }),
    ).toBeVisible();
    await expect(document.title).toBe('You may not use this console · Archive Console');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(page.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const SignedOut = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Account menu of carla.weiss' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Sign out' }));
    await expect(await page.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Sign in · Archive Console'));
  },
});

export const NothingToldYet = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Notifications' }));
    const drawer = within(await page.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByText('No notifications yet.')).toBeVisible());
  },
});
