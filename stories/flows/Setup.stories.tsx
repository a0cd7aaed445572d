import { startStandardSetup } from '@archive-console/api-client';
import { setupPaths } from '@archive-console/console';
import { MINUTE, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { askForMail, newestLink } from './mail-links.ts';

const meta = preview.meta({
  title: 'Flows/Set up an archive',
  parameters: { at: setupPaths.start(), as: null },
});

const email = 'boss@sonnenhof.example';
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const AskForLink = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await userEvent.type(await page.findByLabelText('E-mail'), email);
    await userEvent.click(page.getByRole('button', { name: 'Send the link' }));
    await expect(await page.findByRole('heading', { name: 'Open the mail we sent' })).toBeVisible();
    await expect(newestLink(world)).toMatch(/^\/setup\/verify\//);
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
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByLabelText('Name of the organization')).toBeVisible();
  },
});

export const SetUp = meta.story({
  ...linkOpened,
  async play(context) {
    await OpenLink.play(context);
    const page = pageOf(context.canvasElement);
    await userEvent.type(page.getByLabelText('Name of the organization'), 'Sonnenhof');
    await userEvent.type(page.getByLabelText('Your password'), 'harbour-lantern-38');
    await userEvent.click(page.getByRole('button', { name: 'Set up the archive' }));
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Setting up your archive' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Setting up Sonnenhof' })).toBeVisible();
    await expect(page.queryByLabelText('Your password')).toBeNull();
  },
});

export const IntoTheConsole = meta.story({
  ...linkOpened,
  async play(context) {
    await SetUp.play(context);
    const page = pageOf(context.canvasElement);
    await expect(await page.findByText(/tells this page as soon as it is done/)).toBeVisible();
    const founded = [...context.world.tenants.all()].at(-1);
    await waitFor(() => expect(founded?.hub.connections()).toBe(1));
    context.world.clock.advance(MINUTE);
    await expect(await page.findByRole('heading', { level: 1, name: 'Nothing archived yet.' })).toBeVisible();
  },
});
