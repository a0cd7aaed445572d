import { forgotPassword, validatePasswordResetToken } from '@archive-console/api-client';
import { accountsPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { press, see } from '#stories/steps.ts';
import { askForMail, newestLink } from './mail-links.ts';

const meta = preview.meta({
  title: 'Flows/Reset a password',
  parameters: { at: accountsPaths.forgotPassword(), as: null },
});

const email = 'admin@demo.example';
const password = 'harbour-lantern-38';
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const AskForLink = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await userEvent.type(await page.findByLabelText('E-mail'), email);
    await userEvent.click(page.getByRole('button', { name: 'Send the link' }));
    await expect(await page.findByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
    await expect(newestLink(world)).toMatch(/^\/password-reset\//);
  },
});

/** The mail has come, and its link is opened: in another window, as mail programs do. */
const linkOpened = {
  async beforeEach({ world, parameters }: { world: World; parameters: { at?: string | undefined } }) {
    await askForMail(forgotPassword, { email });
    parameters.at = newestLink(world);
  },
};

export const OpenLink = meta.story({
  ...linkOpened,
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByLabelText('New password')).toBeVisible();
  },
});

export const SetPassword = meta.story({
  ...linkOpened,
  async play(context) {
    await OpenLink.play(context);
    const page = pageOf(context.canvasElement);
    await userEvent.type(page.getByLabelText('New password'), password);
    await userEvent.type(page.getByLabelText('Repeat new password'), password);
    await userEvent.click(page.getByRole('button', { name: 'Set the password' }));
    await expect(await page.findByRole('heading', { name: 'The new password is set' })).toBeVisible();
  },
});

export const SignIn = meta.story({
  ...linkOpened,
  async play(context) {
    await SetPassword.play(context);
    const page = pageOf(context.canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'Sign in' }));
    await userEvent.type(await page.findByLabelText('E-mail'), email);
    await userEvent.type(page.getByLabelText('Password'), password);
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    await expect(await page.findByRole('heading', { level: 1, name: /^Archiving is working/ })).toBeVisible();
  },
});

/** The link was opened too late: a new one is asked for from where the reader is. */
export const LinkExpired = meta.story({
  parameters: { branchOf: 'AskForLink' },
  async beforeEach(context) {
    await linkOpened.beforeEach(context);
    context.msw.use(on(validatePasswordResetToken).fails('Token.HasExpired'));
  },
  async play(shown) {
    await see(shown, 'heading', 'gate:link.expired');
    await press(shown, 'accounts:resetPassword.freshLink');
    await see(shown, 'heading', 'accounts:forgotPassword.sent.title');
  },
});
