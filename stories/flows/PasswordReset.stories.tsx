import { forgotPassword, validatePasswordResetToken } from '@archive-console/api-client';
import { accountsPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, fieldOf, follow, press, see, seeHeadline } from '#stories/steps.ts';
import { askForMail, newestLink } from './mail-links.ts';

const meta = preview.meta({
  title: 'Flows/Reset a password',
  parameters: { at: accountsPaths.forgotPassword(), as: null },
});

const email = 'admin@demo.example';
const password = 'harbour-lantern-38';

export const AskForLink = meta.story({
  async play(shown) {
    await enter(shown, 'users:field.primaryEmail', email);
    await press(shown, 'accounts:forgotPassword.submit');
    await see(shown, 'heading', 'accounts:forgotPassword.sent.title');
    await expect(newestLink(shown.world)).toMatch(/^\/password-reset\//);
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
  async play(shown) {
    await expect(await fieldOf(shown, 'accounts:resetPassword.password')).toBeVisible();
  },
});

export const SetPassword = meta.story({
  ...linkOpened,
  async play(shown) {
    await OpenLink.play(shown);
    await enter(shown, 'accounts:resetPassword.password', password);
    await enter(shown, 'accounts:resetPassword.confirm.label', password);
    await press(shown, 'accounts:resetPassword.submit');
    await see(shown, 'heading', 'accounts:resetPassword.done.title');
  },
});

export const SignIn = meta.story({
  ...linkOpened,
  async play(shown) {
    await SetPassword.play(shown);
    await follow(shown, 'accounts:resetPassword.done.signIn');
    await enter(shown, 'users:field.primaryEmail', email);
    await enter(shown, 'authentication:login.password.label', password);
    await press(shown, 'authentication:login.submit');
    await seeHeadline(shown, 'dashboard:state.working');
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
    await enter(shown, 'users:field.primaryEmail', email);
    await press(shown, 'accounts:resetPassword.freshLink');
    await see(shown, 'heading', 'accounts:forgotPassword.sent.title');
  },
});
