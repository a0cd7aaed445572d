import { getEnvironment } from '@archive-console/api-client';
import { type Language, usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { OfflineHub } from './OfflineHub.tsx';

const meta = preview.meta({ title: 'Screens/Shell/Connection', parameters: { at: usersPaths.list() } });

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** How the service stands, and which builds run, behind the state in the bar. */
export const ServiceShown = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Live: service and version' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Service and version' }));
    await waitFor(() => expect(dialog.getByText('2.14.0')).toBeVisible());
    await expect(dialog.getByText('Working')).toBeVisible();
    await expect(dialog.getByText('Changes by others appear by themselves.')).toBeVisible();
    await expect(dialog.getByText(String(world.tenant?.publicTenantId))).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Copy for support' })).toBeEnabled();
  },
});

export const ServiceUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getEnvironment).fails('Default.UnexpectedError')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Service and version' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Service and version' }));
    await expect(await dialog.findByText('Default.UnexpectedError')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

/** The seconds until the next try are counted; it can be had at once. */
export const ReconnectingIn = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    world.hub.switchTo(false);
    await expect(await page.findByText(/^Reconnecting in (2|5) s$/)).toBeVisible();
    await expect(page.getByText('Changes by others do not appear by themselves now.')).toBeInTheDocument();
    const connectNow = page.getByRole('button', { name: 'Connect now' });
    world.hub.switchTo(true);
    await userEvent.click(connectNow);
    await expect(await page.findByText('Live')).toBeVisible();
  },
});

export const ReconnectingInGerman = meta.story({
  globals: { language: 'de' },
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    world.hub.switchTo(false);
    await expect(await page.findByText(/^Neuer Versuch in \d s$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Jetzt verbinden' })).toBeEnabled();
  },
});

/** The line was ended: nothing comes by itself, until a person connects again. */
export const ConnectionOff = meta.story({
  parameters: { at: '', isWholePage: true },
  render: (_args, { globals }) => <OfflineHub language={globals['language'] as Language} />,
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await page.findByRole('button', { name: 'Not connected: service and version' });
    await userEvent.click(page.getByRole('button', { name: 'Connect now' }));
    await expect(await page.findByRole('button', { name: 'Live: service and version' })).toBeVisible();
  },
});
