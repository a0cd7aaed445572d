import { deleteTenant, getTenant } from '@archive-console/api-client';
import { tenantsPaths, usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Tenant/Contract ended',
  parameters: { at: tenantsPaths.terminated(), world: { tenant: 'terminated' } },
});

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const title = { level: 1, name: 'The contract has ended' } as const;

/** Asks for the deletion, types a name and presses the action. */
async function deleteAs(canvasElement: HTMLElement, name: string) {
  const page = pageOf(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Delete tenant' }));
  const dialog = within(await page.findByRole('alertdialog', { name: 'Delete Altmann & Söhne?' }));
  await userEvent.type(await dialog.findByLabelText('Type the name to confirm'), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete tenant' }));
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', title)).toBeVisible();
    await expect(canvasElement.ownerDocument.querySelector('[aria-busy=true]')).not.toBeNull();
    await expect(page.queryByRole('button', { name: 'Delete tenant' })).toBeNull();
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Altmann & Söhne')).toBeVisible();
    await expect(page.getByText('AS-2266-8150')).toBeVisible();
    await expect(page.getByText(/is kept until the tenant is deleted/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeEnabled();
    await expect(page.queryByRole('navigation')).toBeNull();
    await expect(document.title).toBe('The contract has ended · Archive Console');
  },
});

/** No other page of the console opens any more. */
export const AskedForAnotherPage = meta.story({
  parameters: { at: usersPaths.list() },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', title)).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'Users' })).toBeNull();
  },
});

/** The contract ends while a person works: the hub reports it, and the page is replaced. */
export const UpdatedLive = meta.story({
  parameters: { at: usersPaths.list(), world: { tenant: 'standard' } },
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('link', { name: 'Amelie Brandt' });
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    if (world.tenant !== undefined) world.tenant = { ...world.tenant, tenantState: 'Terminated' };
    world.hub.notify('TenantChanged', {});
    await expect(await page.findByRole('heading', title)).toBeVisible();
    await expect(page.queryByText('Amelie Brandt')).toBeNull();
  },
});

export const ConfirmingDelete = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Delete tenant' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete Altmann & Söhne?' }));
    await waitFor(() => expect(dialog.getByText(/This cannot be undone/)).toBeVisible());
    await waitFor(() => expect(dialog.getByLabelText('Type the name to confirm')).toHaveFocus());
  },
});

export const ConfirmingAnotherName = meta.story({
  async play({ canvasElement, world }) {
    const dialog = await deleteAs(canvasElement, 'Altmann');
    const mistake = await dialog.findByText(/This is not the name/);
    await waitFor(() => expect(mistake).toBeVisible());
    await expect(world.tenant).toBeDefined();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteTenant).hangs()),
  async play({ canvasElement }) {
    const dialog = await deleteAs(canvasElement, 'Altmann & Söhne');
    await expect(dialog.getByRole('button', { name: 'Delete tenant' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Everything is deleted, the session included; the spaces around a name do not count. */
export const Deleted = meta.story({
  async play({ canvasElement, world }) {
    await deleteAs(canvasElement, ' Altmann & Söhne ');
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(await page.findByText('The tenant is deleted')).toBeVisible();
    await expect(world.tenant).toBeUndefined();
  },
});

/** The contract was revived in the meantime: the service's own state decides (D44). */
export const Rejected = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByText('Altmann & Söhne');
    if (world.tenant !== undefined) world.tenant = { ...world.tenant, tenantState: 'Ready' };
    const dialog = await deleteAs(canvasElement, 'Altmann & Söhne');
    await expect(await dialog.findByText('The tenant cannot be deleted now')).toBeVisible();
    await expect(dialog.getByLabelText('Type the name to confirm')).toHaveValue('Altmann & Söhne');
  },
});

export const RejectedWhileSetUp = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByText('Altmann & Söhne');
    if (world.tenant !== undefined) world.tenant = { ...world.tenant, tenantState: 'Provisioning' };
    const dialog = await deleteAs(canvasElement, 'Altmann & Söhne');
    await expect(await dialog.findByText(/cannot be removed now/)).toBeVisible();
  },
});

export const RejectedUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteTenant).fails('Default.UnexpectedError', { traceId: 'd31e-07' })),
  async play({ canvasElement }) {
    const dialog = await deleteAs(canvasElement, 'Altmann & Söhne');
    await expect(await dialog.findByText('d31e-07')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Sign out' }));
    await expect(await page.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('You are not allowed to do this')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Delete tenant' })).toBeNull();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).fails('Default.UnexpectedError', { traceId: '77b2-0c' })),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('77b2-0c')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
