import { getTenant } from '@archive-console/api-client';
import { dashboardPaths, tenantsPaths, usersPaths } from '@archive-console/console';
import { MINUTE, on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Tenant/Being set up',
  parameters: { at: tenantsPaths.provisioning(), world: { tenant: 'provisioning' } },
});

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const title = { level: 1, name: 'Setting up your archive' } as const;

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', title)).toBeVisible();
    await expect(canvasElement.ownerDocument.querySelector('[aria-busy=true]')).not.toBeNull();
    await expect(page.queryByRole('list')).toBeNull();
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const steps = within(await page.findByRole('navigation', { name: 'Setting up Neuland Software' }));
    await expect(steps.getByText('Registered, done')).toBeInTheDocument();
    await expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent('Initial setup');
    await expect(steps.getByText('Ready to use, to come')).toBeInTheDocument();
    await expect(page.getByRole('timer')).toHaveTextContent('On this page for less than a minute');
    await expect(document.title).toBe('Setting up your archive · Archive Console');
    await expect(page.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
  },
});

/** Theme, language and the way out are here as everywhere. */
export const AccountShown = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Account menu of paul.neumann' }));
    await waitFor(() => expect(page.getByRole('menuitem', { name: /^Theme/ })).toBeVisible());
    await expect(page.getByRole('menuitem', { name: /^Language/ })).toBeVisible();
    await userEvent.click(page.getByRole('menuitem', { name: 'Sign out' }));
    await expect(await page.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
  },
});

/** The hub says that the tenant is ready, and the page moves on. */
export const UpdatedLive = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText(/tells this page as soon as it is done/)).toBeVisible();
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    world.clock.advance(MINUTE);
    await expect(await page.findByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(await page.findByText('Your archive is ready')).toBeVisible();
  },
});

/** It became ready after it was read and before the hub was connected: it is read once more. */
export const ReadyWhileConnecting = meta.story({
  beforeEach({ msw, world }) {
    const { tenant } = world;
    if (tenant !== undefined) msw.use(on(getTenant, { once: true }).answers({ ...tenant }));
    world.clock.advance(MINUTE);
  },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', title)).toBeVisible();
    await expect(await page.findByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  },
});

/** Without the hub, the page asks by itself. */
export const ReadyByPolling = meta.story({
  beforeEach: ({ world }) => world.hub.switchTo(false),
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText(/^Asked every few seconds, last at/)).toBeVisible();
    world.clock.advance(MINUTE);
    await expect(await page.findByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  },
});

/** Who asked for another page is led there once the tenant is ready. */
export const AskedForAnotherPage = meta.story({
  parameters: { at: usersPaths.list() },
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', title)).toBeVisible();
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    world.clock.advance(MINUTE);
    await expect(await page.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  },
});

/** What was known stays, and the next check follows by itself. */
export const CheckFailed = meta.story({
  async play({ canvasElement, msw, world }) {
    const page = pageOf(canvasElement);
    await page.findByText('Registered, done');
    msw.use(on(getTenant).fails('Default.UnexpectedError'));
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    world.hub.notify('TenantChanged', {});
    await expect(await page.findByText('The last check failed.')).toBeVisible();
    await expect(page.getByText('Registered, done')).toBeInTheDocument();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** What will not pass by itself is not said to be tried again. */
export const CheckForbidden = meta.story({
  async play({ canvasElement, msw, world }) {
    const page = pageOf(canvasElement);
    await page.findByText('Registered, done');
    msw.use(on(getTenant).fails('Default.Forbidden'));
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    world.hub.notify('TenantChanged', {});
    await expect(await page.findByText('The last check failed.')).toBeVisible();
    await expect(page.queryByText('The next one follows by itself.')).toBeNull();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Step 2 of 3: Initial setup')).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('You are not allowed to do this')).toBeVisible();
    await expect(page.queryByText(/by itself\.$/)).toBeNull();
    await expect(page.getByRole('button', { name: 'Account menu of paul.neumann' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenant).fails('Default.UnexpectedError', { traceId: '51c0-aa' })),
  async play({ canvasElement, msw, world }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('51c0-aa')).toBeVisible();
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    msw.use(on(getTenant).fails('Default.UnexpectedError', { traceId: '51c0-bb' }));
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await expect(await page.findByText('51c0-bb')).toBeVisible();
    await expect(page.getByText('This page tries again by itself.')).toBeVisible();
  },
});

/** The error stays to be read while it is tried again. */
export const TryingAgain = ServerError.extend({
  async play({ canvasElement, msw, world }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('51c0-aa')).toBeVisible();
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    msw.use(on(getTenant).hangs());
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('button', { name: 'Try again', busy: true })).toHaveFocus();
    await expect(page.getByText('51c0-aa')).toBeVisible();
    await expect(page.queryByRole('status', { name: 'The tenant is loading' })).toBeNull();
  },
});

/** The failed read is tried again by itself as well. */
export const BackAgain = ServerError.extend({
  async play({ canvasElement, msw, world }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('51c0-aa')).toBeVisible();
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    if (world.tenant !== undefined) msw.use(on(getTenant).answers(world.tenant));
    world.hub.notify('TenantChanged', {});
    await expect(await page.findByText('Registered, done')).toBeInTheDocument();
  },
});

/** A tenant that is ready has nothing to wait for. */
export const ReadyAlready = meta.story({
  parameters: { world: { tenant: 'standard' } },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const dashboard = await page.findByRole('link', { name: 'Dashboard' });
    await expect(dashboard).toHaveAttribute('href', dashboardPaths.home());
    await expect(dashboard).toHaveAttribute('aria-current', 'page');
    await expect(page.queryByRole('heading', title)).toBeNull();
  },
});
