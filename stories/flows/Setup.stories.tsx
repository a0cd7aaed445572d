import { startStandardSetup } from '@archive-console/api-client';
import { setupPaths } from '@archive-console/console';
import { MINUTE, type World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, fieldOf, pageOf, press, readPart, see, seePart, seeTitle } from '#stories/steps.ts';
import { askForMail, newestLink } from './mail-links.ts';

const meta = preview.meta({
  title: 'Flows/Set up an archive',
  parameters: { at: setupPaths.start(), as: null },
});

const email = 'boss@sonnenhof.example';

export const AskForLink = meta.story({
  async play(shown) {
    await enter(shown, 'users:field.primaryEmail', email);
    await press(shown, 'accounts:forgotPassword.submit');
    await see(shown, 'heading', 'setup:sent.title');
    await expect(newestLink(shown.world)).toMatch(/^\/setup\/verify\//);
  },
});

/** The mail has come, and its link is opened: in another window, as mail programs do. */
const linkOpened = {
  async beforeEach({ world, parameters }: { world: World; parameters: { at?: string | undefined } }) {
    await askForMail(startStandardSetup, { emailAddress: email });
    parameters.at = newestLink(world);
  },
};

export const OpenLink = meta.story({
  ...linkOpened,
  async play(shown) {
    await expect(await fieldOf(shown, 'setup:finish.name.label')).toBeVisible();
  },
});

export const SetUp = meta.story({
  ...linkOpened,
  async play(shown) {
    await OpenLink.play(shown);
    const page = pageOf(shown);
    await enter(shown, 'setup:finish.name.label', 'Sonnenhof');
    await enter(shown, 'setup:finish.password', 'harbour-lantern-38');
    await press(shown, 'setup:finish.submit');
    await seeTitle(shown, 'tenants:provisioning.title');
    await see(shown, 'navigation', 'tenants:provisioning.steps.label', { name: 'Sonnenhof' });
    await expect(page.queryByLabelText(shown.words('setup:finish.password'))).toBeNull();
  },
});

export const IntoTheConsole = meta.story({
  ...linkOpened,
  async play(shown) {
    await SetUp.play(shown);
    await readPart(shown, 'tenants:provisioning.checked.live');
    const founded = [...shown.world.tenants.all()].at(-1);
    await waitFor(() => expect(founded?.hub.connections()).toBe(1));
    shown.world.clock.advance(MINUTE);
    await seePart(shown, 'heading', 'dashboard:state.empty');
  },
});
