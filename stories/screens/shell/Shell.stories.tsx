import { getServiceStatus, getUser } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { servesAnotherBuild } from '#.storybook/served-build';

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

/** A person who signs out with something unsaved is asked first, and may stay. */
export const SignOutUnsaved = meta.story({
  parameters: { at: usersPaths.create() },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: 'First name' }), 'Lena');
    await userEvent.click(page.getByRole('button', { name: 'Account menu of carla.weiss' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Sign out' }));
    const question = await page.findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Lena');
  },
});

export const NoMessagesYet = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Notifications' }));
    const drawer = within(await page.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByText('No notifications yet.')).toBeVisible());
  },
});

export const AccountShown = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /carla\.weiss$/ }));
    const menu = await page.findByRole('menu');
    const carla = world.users.get(userIdOf('carla.weiss'));
    await waitFor(() =>
      expect(menu).toHaveAccessibleDescription(
        `${carla?.displayName} ${carla?.primaryEmail} ${world.tenant?.name}`,
      ),
    );
    await expect(page.getByRole('menuitem', { name: 'Theme Same as the system' })).toBeVisible();
  },
});

export const AccountUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).fails('User.NotFound')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /carla\.weiss$/ }));
    const menu = await page.findByRole('menu');
    await waitFor(() => expect(menu).toHaveAccessibleDescription('carla.weiss Lindenhof GmbH'));
  },
});

const offline = /^(No connection to the service|Keine Verbindung zum Dienst)\.$/;

/** Lets the service be out of reach until the page has noticed. */
async function loseTheService(page: ReturnType<typeof pageOf>, { msw, world }: StoryContext) {
  await page.findByRole('link', { name: 'Amelie Brandt' });
  world.hub.switchTo(false);
  msw.use(on(getServiceStatus).breaks());
  await waitFor(async () => {
    window.dispatchEvent(new Event('offline'));
    await expect(page.getByText(offline)).toBeVisible();
  });
}

export const Offline = meta.story({
  async play(context) {
    const page = pageOf(context.canvasElement);
    await loseTheService(page, context);
    // What was read stays to be read.
    await expect(page.getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
    await expect(page.getByText(/what you type stays/)).toBeVisible();
    // One way to try again is enough.
    await waitFor(() => expect(page.queryByRole('button', { name: 'Connect now' })).toBeNull());
  },
});

export const BackOnline = meta.story({
  async play(context) {
    const page = pageOf(context.canvasElement);
    await loseTheService(page, context);
    context.world.hub.switchTo(true);
    // A refusal is an answer too.
    context.msw.use(on(getServiceStatus).fails('Default.UnexpectedError'));
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.queryByText(offline)).toBeNull());
  },
});

/** What a browser thinks of the network is often wrong: as long as the service answers, nothing is said. */
export const WronglyOffline = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    const asked = fn();
    const { fetch } = window;
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    window.fetch = (input, init) => {
      asked(input instanceof Request ? input.url : String(input));
      return fetch(input, init);
    };
    await waitFor(() => {
      window.dispatchEvent(new Event('offline'));
      return expect(asked).toHaveBeenCalledWith(expect.stringContaining('/service/get-status'));
    });
    window.fetch = fetch;
    await expect(page.getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
    await expect(page.queryByText(offline)).toBeNull();
  },
});

export const Reconnecting = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    world.hub.switchTo(false);
    await expect(await page.findByText(/^Reconnecting/)).toBeVisible();
    await expect(page.queryByText('Live')).toBeNull();
    await expect(page.getByRole('button', { name: 'Connect now' })).toBeEnabled();
  },
});

export const ReconnectingNarrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    const bar = page.getByRole('banner');
    const height = bar.offsetHeight;
    world.hub.switchTo(false);
    const connectNow = await within(bar).findByRole('button', { name: 'Connect now' });
    await expect(connectNow.getClientRects()).toHaveLength(1);
    await expect(bar.offsetHeight).toBe(height);
  },
});

export const Reconnected = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await waitFor(() => expect(world.hub.connections()).toBe(1));
    world.hub.switchTo(false);
    const connectNow = await page.findByRole('button', { name: 'Connect now' });
    world.hub.switchTo(true);
    await userEvent.click(connectNow);
    await expect(await page.findByText('Live')).toBeVisible();
  },
});

/** After the service was away for a moment, another build is served. */
export const NewVersion = meta.story({
  async play({ canvasElement, msw, world }) {
    const page = pageOf(canvasElement);
    msw.use(servesAnotherBuild());
    await waitFor(async () => {
      await waitFor(() => expect(world.hub.connections()).toBe(1));
      world.hub.drop();
      await page.findByText(/^(A new version of|Eine neue Version von)/, {}, { timeout: 1500 });
    });
    await expect(page.getByText('A new version of Archive Console is there.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load new version' })).toBeEnabled();
  },
});
