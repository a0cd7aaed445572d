import { disableTwoFactor } from '@archive-console/api-client';
import { accountsPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, find, mainOf, pageOf, press, readAlert, readPart, see, seeNo } from '#stories/steps.ts';
import { EMAIL, receive, TOKEN } from './link-mails.ts';

const meta = preview.meta({
  title: 'Screens/Accounts/Turn off the second factor',
  parameters: { at: accountsPaths.disableTwoFactor(TOKEN), as: null },
  beforeEach: ({ world }) => receive(world, 'two-factor-enabled'),
});

const isOn = (world: World) => world.credentials.find(({ email }) => email === EMAIL)?.secondFactor.isEnabled;

const turnOff = (shown: Place) => press(shown, 'accounts:disableTwoFactor.submit');

export const Blank = meta.story({
  parameters: { at: accountsPaths.disableTwoFactor(' ') },
  async play(shown) {
    await see(shown, 'heading', 'accounts:disableTwoFactor.incomplete.title');
    await readPart(shown, 'accounts:disableTwoFactor.help.administrator');
    await seeNo(shown, 'button', 'accounts:disableTwoFactor.submit');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await see(shown, 'button', 'accounts:disableTwoFactor.submit');
    await readPart(shown, 'accounts:disableTwoFactor.question.codes');
    await expect(isOn(shown.world)).toBe(true);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByRole('button', { name: 'Zweiten Faktor ausschalten' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(disableTwoFactor).hangs()),
  async play(shown) {
    await turnOff(shown);
    await expect(await find(shown, 'button', 'accounts:disableTwoFactor.submit')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Done = meta.story({
  async play(shown) {
    await turnOff(shown);
    await expect(await find(shown, 'heading', 'accounts:disableTwoFactor.done.title')).toHaveFocus();
    await expect(await find(shown, 'link', 'accounts:resetPassword.done.signIn')).toHaveAttribute(
      'href',
      '/login',
    );
    await waitFor(() => expect(isOn(shown.world)).toBe(false));
  },
});

export const Invalid = meta.story({
  parameters: { at: accountsPaths.disableTwoFactor('token of-a-mail') },
  async play(shown) {
    await see(shown, 'heading', 'accounts:disableTwoFactor.incomplete.title');
  },
});

export const Rejected = meta.story({
  parameters: { at: accountsPaths.disableTwoFactor('of-no-mail') },
  async play(shown) {
    await turnOff(shown);
    await expect(await find(shown, 'heading', 'accounts:disableTwoFactor.refused.title')).toHaveFocus();
    await readPart(shown, 'accounts:disableTwoFactor.refused.text');
    await expect(isOn(shown.world)).toBe(true);
  },
});

export const RejectedExpired = meta.story({
  beforeEach({ world }) {
    world.mails.splice(0);
    receive(world, 'two-factor-enabled', { daysAgo: 3 });
  },
  async play(shown) {
    await turnOff(shown);
    await expect(
      await find(shown, 'heading', 'accounts:disableTwoFactor.refused.expiredTitle'),
    ).toHaveFocus();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(disableTwoFactor).fails('Default.UnexpectedError')),
  async play(shown) {
    await turnOff(shown);
    const main = await mainOf(shown);
    await readAlert(main, 'errors:Default.UnexpectedError.text');
  },
});

export const NoNetwork = meta.story({
  beforeEach: ({ msw }) => msw.use(on(disableTwoFactor, { once: true }).breaks()),
  async play(shown) {
    await turnOff(shown);
    const main = await mainOf(shown);
    await readAlert(main, 'errors:detail.unreachedText');
    await turnOff(shown);
    await see(shown, 'heading', 'accounts:disableTwoFactor.done.title');
  },
});
