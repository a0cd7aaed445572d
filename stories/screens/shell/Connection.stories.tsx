import { getEnvironment } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { BookLanguage } from '#.storybook/book-language';
import preview from '#.storybook/preview';
import { find, findPart, pageOf, press, read, readPart, see } from '#stories/steps.ts';
import { OfflineHub } from './OfflineHub.tsx';

const meta = preview.meta({ title: 'Screens/Shell/Connection', parameters: { at: usersPaths.list() } });

/** How the service stands, and which builds run, behind the state in the bar. */
export const ServiceShown = meta.story({
  async play(shown) {
    await press(shown, 'home:connection.open', { state: shown.words('home:connection.live') });
    const dialog = await findPart(shown, 'dialog', 'shell:navigation.service');
    await waitFor(() => expect(dialog.getByText('2.14.0')).toBeVisible());
    await read(dialog, 'home:service.working');
    await read(dialog, 'home:connection.means.live');
    await expect(dialog.getByText(String(shown.world.tenant?.publicTenantId))).toBeInTheDocument();
    await expect(await find(dialog, 'button', 'home:service.copy')).toBeEnabled();
  },
});

export const ServiceUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getEnvironment).fails('Default.UnexpectedError')),
  async play(shown) {
    await press(shown, 'shell:navigation.service');
    const dialog = await findPart(shown, 'dialog', 'shell:navigation.service');
    await expect(await dialog.findByText('Default.UnexpectedError')).toBeInTheDocument();
    await see(dialog, 'button', 'shell:action.retry');
  },
});

/** The seconds until the next try are counted; it can be had at once. */
export const ReconnectingIn = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.world.hub.switchTo(false);
    await readPart(shown, 'home:connection.reconnectingIn');
    await expect(page.getByText(shown.words('home:connection.lost'))).toBeInTheDocument();
    const connectNow = page.getByRole('button', { name: shown.words('home:connection.tryNow') });
    shown.world.hub.switchTo(true);
    await userEvent.click(connectNow);
    await read(shown, 'home:connection.live');
  },
});

export const ReconnectingInGerman = meta.story({
  globals: { language: 'de' },
  async play(shown) {
    const page = pageOf(shown);
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.world.hub.switchTo(false);
    await expect(await page.findByText(/^Neuer Versuch in \d s$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Jetzt verbinden' })).toBeEnabled();
  },
});

/** The line was ended: nothing comes by itself, until a person connects again. */
export const ConnectionOff = meta.story({
  parameters: { at: '', isWholePage: true },
  render: (_args, { globals }) => <OfflineHub language={globals['language'] as BookLanguage} />,
  async play(shown) {
    await find(shown, 'button', 'home:connection.open', { state: shown.words('home:connection.off') });
    await press(shown, 'home:connection.tryNow');
    await see(shown, 'button', 'home:connection.open', { state: shown.words('home:connection.live') });
  },
});

export const ReconnectingNarrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    const bar = pageOf(shown).getByRole('banner');
    const height = bar.offsetHeight;
    shown.world.hub.switchTo(false);
    const connectNow = await within(bar).findByRole('button', {
      name: shown.words('home:connection.tryNow'),
    });
    await expect(connectNow.getClientRects()).toHaveLength(1);
    await expect(bar.offsetHeight).toBe(height);
    // The title of the page is there as a whole.
    const title = within(bar).getByText(shown.words('users:list.title'));
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(title.clientWidth).toBeGreaterThan(0);
  },
});

export const Reconnected = meta.story({
  async play(shown) {
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.world.hub.switchTo(false);
    const connectNow = await find(shown, 'button', 'home:connection.tryNow');
    shown.world.hub.switchTo(true);
    await userEvent.click(connectNow);
    await read(shown, 'home:connection.live');
  },
});

/** What changed while the line was lost is read again after it, and marked. */
export const ChangedMeanwhile = meta.story({
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Gustav Lund' });
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.world.hub.switchTo(false);
    const connectNow = await find(shown, 'button', 'home:connection.tryNow');
    const gustav = shown.world.users.get(userIdOf('gustav.lund'));
    if (gustav === undefined) throw new Error('There is no Gustav Lund in this world.');
    shown.world.users.put({ ...gustav, displayName: 'Gustav Lundgren' });
    shown.world.hub.switchTo(true);
    await userEvent.click(connectNow);
    await read(shown, 'home:connection.live');
    const link = await pageOf(shown).findByRole('link', { name: 'Gustav Lundgren' });
    await waitFor(() => expect(link.closest('tr')).toHaveAttribute('data-changed'));
  },
});
