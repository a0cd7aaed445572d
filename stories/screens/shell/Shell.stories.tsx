import { getServiceStatus, getUser } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  choose,
  enter,
  fieldOf,
  find,
  pageOf,
  partOf,
  press,
  read,
  readPart,
  see,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { servesAnotherBuild } from '#.storybook/served-build';

const meta = preview.meta({ title: 'Screens/Shell', parameters: { at: usersPaths.list() } });

export const NoPermissions = meta.story({
  parameters: { as: 'user@demo.example', entryRule: 'E04' },
  async play(shown) {
    await seeTitle(shown, 'tenants:noPermissions.title');
    await expect(document.title).toBe(
      shown.words('shell:pageTitle', { title: shown.words('tenants:noPermissions.title') }),
    );
    await see(shown, 'button', 'shell:account.signOut');
    await expect(pageOf(shown).queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const SignedOut = meta.story({
  async play(shown) {
    await press(shown, 'shell:account.open', { name: 'carla.weiss' });
    await choose(shown, 'shell:account.signOut');
    await see(shown, 'textbox', 'area:users.column.email');
    await waitFor(() =>
      expect(document.title).toBe(
        shown.words('shell:pageTitle', { title: shown.words('accounts:resetPassword.done.signIn') }),
      ),
    );
  },
});

export const ProfileChosen = meta.story({
  async play(shown) {
    await press(shown, 'shell:account.open', { name: 'carla.weiss' });
    await choose(shown, 'shell:account.profile');
    await seeTitle(shown, 'my-profile:title');
  },
});

/** A person who signs out with something unsaved is asked first, and may stay. */
export const SignOutUnsaved = meta.story({
  parameters: { at: usersPaths.create() },
  async play(shown) {
    await enter(shown, 'users:field.firstName', 'Lena');
    await press(shown, 'shell:account.open', { name: 'carla.weiss' });
    await choose(shown, 'shell:account.signOut');
    const question = await pageOf(shown).findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
    await press(partOf(shown, question), 'shell:unsaved.stay');
    await expect(await fieldOf(shown, 'users:field.firstName')).toHaveValue('Lena');
  },
});

export const NoMessagesYet = meta.story({
  async play(shown) {
    await press(shown, 'shell:notifications.open');
    const drawer = partOf(shown, await pageOf(shown).findByRole('dialog'));
    await read(drawer, 'home:notifications.empty');
  },
});

export const AccountShown = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await userEvent.click(await page.findByRole('button', { name: /carla\.weiss$/ }));
    const menu = await page.findByRole('menu');
    const carla = shown.world.users.get(userIdOf('carla.weiss'));
    await waitFor(() =>
      expect(menu).toHaveAccessibleDescription(
        `${carla?.displayName} ${carla?.primaryEmail} ${shown.world.tenant?.name}`,
      ),
    );
    await expect(
      page.getByRole('menuitem', {
        name: `${shown.words('shell:account.theme')} ${shown.words('shell:account.theme_auto')}`,
      }),
    ).toBeVisible();
  },
});

export const AccountUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).fails('User.NotFound')),
  async play(shown) {
    const page = pageOf(shown);
    await userEvent.click(await page.findByRole('button', { name: /carla\.weiss$/ }));
    const menu = await page.findByRole('menu');
    await waitFor(() => expect(menu).toHaveAccessibleDescription('carla.weiss Lindenhof GmbH'));
  },
});

/** Lets the service be out of reach until the page has noticed. */
async function loseTheService(shown: StoryContext) {
  const { msw, world } = shown;
  const page = pageOf(shown);
  await page.findByRole('link', { name: 'Amelie Brandt' });
  world.hub.switchTo(false);
  msw.use(on(getServiceStatus).breaks());
  await waitFor(async () => {
    window.dispatchEvent(new Event('offline'));
    await expect(page.getByText(shown.words('home:offline.title'))).toBeVisible();
  });
}

export const Offline = meta.story({
  async play(shown) {
    await loseTheService(shown);
    // What was read stays to be read.
    await expect(pageOf(shown).getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
    await readPart(shown, 'home:offline.text');
    // One way to try again is enough.
    await seeNo(shown, 'button', 'home:connection.tryNow');
  },
});

export const BackOnline = meta.story({
  async play(shown) {
    await loseTheService(shown);
    shown.world.hub.switchTo(true);
    // A refusal is an answer too.
    shown.msw.use(on(getServiceStatus).fails('Default.UnexpectedError'));
    await press(shown, 'shell:action.retry');
    await waitFor(() => expect(pageOf(shown).queryByText(shown.words('home:offline.title'))).toBeNull());
  },
});

/** What a browser thinks of the network is often wrong: as long as the service answers, nothing is said. */
export const WronglyOffline = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    const asked = spyOn(window, 'fetch');
    await waitFor(() => {
      window.dispatchEvent(new Event('offline'));
      return expect(asked).toHaveBeenCalledWith(
        expect.stringContaining('/service/get-status'),
        expect.anything(),
      );
    });
    await expect(page.getByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
    await expect(page.queryByText(shown.words('home:offline.title'))).toBeNull();
  },
});

export const Reconnecting = meta.story({
  async play(shown) {
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.world.hub.switchTo(false);
    await readPart(shown, 'home:connection.reconnecting');
    await expect(pageOf(shown).queryByText(shown.words('home:connection.live'))).toBeNull();
    await expect(await find(shown, 'button', 'home:connection.tryNow')).toBeEnabled();
  },
});

/** After the service was away for a moment, another build is served. */
export const NewVersion = meta.story({
  async play(shown) {
    shown.msw.use(servesAnotherBuild());
    await waitFor(async () => {
      await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
      shown.world.hub.drop();
      await pageOf(shown).findByText(shown.words('home:newVersion.title'), {}, { timeout: 1500 });
    });
    await read(shown, 'home:newVersion.title');
    await expect(await find(shown, 'button', 'home:newVersion.load')).toBeEnabled();
  },
});

/** The address leads where the specification says, and the reader is not left to guess why. */
export const UnknownAddress = meta.story({
  parameters: { at: '/home/archive/attic' },
  async play(shown) {
    await see(shown, 'heading', 'dashboard:title');
    await read(shown, 'home:elsewhere.unknown.title');
  },
});
