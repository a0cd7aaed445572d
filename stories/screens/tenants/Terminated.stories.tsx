import { deleteTenant, getTenant } from '@archive-console/api-client';
import { tenantsPaths, usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  enter,
  fieldOf,
  find,
  findPart,
  pageOf,
  press,
  read,
  readPart,
  see,
  seeBusy,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Tenant/Contract ended',
  parameters: { at: tenantsPaths.terminated(), world: { tenant: 'terminated' } },
});

const TITLE = 'tenants:terminated.title';

/** Asks for the deletion, types a name and presses the action. */
async function deleteAs(shown: Place, name: string) {
  await press(shown, 'tenants:terminated.delete.confirm');
  const dialog = await findPart(shown, 'alertdialog', 'tenants:terminated.delete.title', {
    name: 'Altmann & Söhne',
  });
  await enter(dialog, 'objects:typedName.label', name);
  await press(dialog, 'tenants:terminated.delete.confirm');
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).hangs()),
  async play(shown) {
    await seeTitle(shown, TITLE);
    await expect(shown.canvasElement.ownerDocument.querySelector('[aria-busy=true]')).not.toBeNull();
    await seeNo(shown, 'button', 'tenants:terminated.delete.confirm');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('Altmann & Söhne')).toBeVisible();
    await expect(page.getByText('AS-2266-8150')).toBeVisible();
    await readPart(shown, 'tenants:terminated.kept');
    await expect(await find(shown, 'button', 'shell:account.signOut')).toBeEnabled();
    await expect(page.queryByRole('navigation')).toBeNull();
    await expect(document.title).toBe(
      shown.words('shell:pageTitle', { title: shown.words('tenants:terminated.title') }),
    );
  },
});

/** No other page of the console opens any more. */
export const AskedForAnotherPage = meta.story({
  parameters: { at: usersPaths.list(), entryRule: 'E09' },
  async play(shown) {
    await seeTitle(shown, TITLE);
    await seeNo(shown, 'heading', 'objects:users.picker.options');
  },
});

/** The contract ends while a person works: the hub reports it, and the page is replaced. */
export const UpdatedLive = meta.story({
  parameters: { at: usersPaths.list(), world: { tenant: 'standard' } },
  async play(shown) {
    const page = pageOf(shown);
    await page.findByRole('link', { name: 'Amelie Brandt' });
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    if (shown.world.tenant !== undefined)
      shown.world.tenant = { ...shown.world.tenant, tenantState: 'Terminated' };
    shown.world.hub.notify('TenantChanged', {});
    await seeTitle(shown, TITLE);
    await expect(page.queryByText('Amelie Brandt')).toBeNull();
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    await press(shown, 'tenants:terminated.delete.confirm');
    const dialog = await findPart(shown, 'alertdialog', 'tenants:terminated.delete.title', {
      name: 'Altmann & Söhne',
    });
    await waitFor(() =>
      expect(dialog.getByText(shown.words.part('tenants:terminated.delete.text'))).toBeVisible(),
    );
    const typed = await fieldOf(dialog, 'objects:typedName.label');
    await waitFor(() => expect(typed).toHaveFocus());
  },
});

export const ConfirmingAnotherName = meta.story({
  async play(shown) {
    const dialog = await deleteAs(shown, 'Altmann');
    const mistake = await dialog.findByText(shown.words.part('objects:typedName.mismatch'));
    await waitFor(() => expect(mistake).toBeVisible());
    await expect(shown.world.tenant).toBeDefined();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteTenant).hangs()),
  async play(shown) {
    const dialog = await deleteAs(shown, 'Altmann & Söhne');
    await seeBusy(dialog, 'tenants:terminated.delete.confirm');
  },
});

/** Everything is deleted, the session included; the spaces around a name do not count. */
export const Deleted = meta.story({
  async play(shown) {
    await deleteAs(shown, ' Altmann & Söhne ');
    await see(shown, 'textbox', 'area:users.column.email');
    await read(shown, 'tenants:terminated.delete.done');
    await expect(shown.world.tenant).toBeUndefined();
  },
});

/** Only the answer was lost: with the tenant every session has ended, and that says it. */
export const AnswerLost = meta.story({
  beforeEach: ({ world }) =>
    void world.faults.add({ operation: deleteTenant, kind: 'bad-gateway', isDone: true }),
  async play(shown) {
    await deleteAs(shown, 'Altmann & Söhne');
    await read(shown, 'tenants:terminated.delete.done');
    await expect(shown.world.tenant).toBeUndefined();
  },
});

/** The contract was revived in the meantime: the service's own state decides (D44). */
export const Rejected = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await page.findByText('Altmann & Söhne');
    if (shown.world.tenant !== undefined)
      shown.world.tenant = { ...shown.world.tenant, tenantState: 'Ready' };
    const dialog = await deleteAs(shown, 'Altmann & Söhne');
    await read(dialog, 'errors:Tenant.CannotDisposeInvalidState.title');
    await expect(await fieldOf(dialog, 'objects:typedName.label')).toHaveValue('Altmann & Söhne');
  },
});

export const RejectedWhileSetUp = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await page.findByText('Altmann & Söhne');
    if (shown.world.tenant !== undefined)
      shown.world.tenant = { ...shown.world.tenant, tenantState: 'Provisioning' };
    const dialog = await deleteAs(shown, 'Altmann & Söhne');
    await readPart(dialog, 'errors:Import.CannotDisposeInInvalidTenantState.title');
  },
});

export const RejectedUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteTenant).fails('Default.UnexpectedError', { traceId: 'd31e-07' })),
  async play(shown) {
    const dialog = await deleteAs(shown, 'Altmann & Söhne');
    await expect(await dialog.findByText('d31e-07')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  async play(shown) {
    await press(shown, 'shell:account.signOut');
    await see(shown, 'textbox', 'area:users.column.email');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'errors:Default.Forbidden.title');
    await seeNo(shown, 'button', 'tenants:terminated.delete.confirm');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).fails('Default.UnexpectedError', { traceId: '77b2-0c' })),
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('77b2-0c')).toBeVisible();
    await expect(await find(shown, 'button', 'shell:action.retry')).toBeEnabled();
  },
});
