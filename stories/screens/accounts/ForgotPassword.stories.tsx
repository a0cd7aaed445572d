import { forgotPassword } from '@archive-console/api-client';
import { accountsPaths } from '@archive-console/console';
import { MINUTE, on, STORY_INSTANT } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  alertOf,
  enter,
  fieldOf,
  find,
  follow,
  mainOf,
  pageOf,
  press,
  read,
  readAlert,
  see,
  seeBusy,
  seeTitle,
} from '#stories/steps.ts';
import { freezeTime } from '#.storybook/frozen-time';
import { EMAIL } from './link-mails.ts';

const meta = preview.meta({
  title: 'Screens/Accounts/Forgot password',
  parameters: { at: accountsPaths.forgotPassword(), as: null },
});

async function fill(shown: Place, email = EMAIL) {
  await enter(shown, 'area:users.column.email', email);
}

async function send(shown: Place, email?: string) {
  await fill(shown, email);
  await press(shown, 'accounts:forgotPassword.submit');
}

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'accounts:forgotPassword.title');
    await expect(await fieldOf(shown, 'area:users.column.email')).toHaveValue('');
    await expect(await find(shown, 'link', 'gate:signIn')).toHaveAttribute('href', '/login');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    await expect(await fieldOf(shown, 'area:users.column.email')).toHaveValue(EMAIL);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(forgotPassword).hangs()),
  async play(shown) {
    await send(shown);
    await seeBusy(shown, 'accounts:forgotPassword.submit');
    await expect(await fieldOf(shown, 'area:users.column.email')).toHaveAttribute('readonly');
  },
});

export const Sent = meta.story({
  async play(shown) {
    await send(shown);
    const page = pageOf(shown);
    await expect(
      await page.findByRole('heading', { level: 2, name: shown.words('accounts:forgotPassword.sent.title') }),
    ).toHaveFocus();
    await read(shown, 'accounts:forgotPassword.sent.text', { email: EMAIL });
    await expect(await find(shown, 'button', 'gate:mail.againIn', { seconds: 60 })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(shown.world.mails.map(({ to, kind }) => [to, kind])).toEqual([[EMAIL, 'password-reset']]);
  },
});

export const SentToUnknownAddress = meta.story({
  async play(shown) {
    await send(shown, 'nobody@demo.example');
    await see(shown, 'heading', 'accounts:forgotPassword.sent.title');
    await read(shown, 'accounts:forgotPassword.sent.text', { email: 'nobody@demo.example' });
    await expect(shown.world.mails).toEqual([]);
  },
});

export const SentAgain = meta.story({
  async play(shown) {
    await send(shown);
    await find(shown, 'button', 'gate:mail.againIn', { seconds: 60 });
    const letTimeGoOn = freezeTime(new Date(Date.parse(STORY_INSTANT) + MINUTE).toISOString());
    await press(shown, 'gate:mail.again');
    await read(shown, 'gate:mail.sentAgain');
    await see(shown, 'button', 'gate:mail.againIn', { seconds: 60 });
    await expect(shown.world.mails).toHaveLength(2);
    letTimeGoOn();
  },
});

export const OtherAddress = meta.story({
  async play(shown) {
    await send(shown);
    await follow(shown, 'gate:mail.otherAddress');
    await expect(await fieldOf(shown, 'area:users.column.email')).toHaveValue(EMAIL);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play(shown) {
    const page = pageOf(shown);
    const email = `${'sehr-lange-'.repeat(5)}adresse@abteilung.demo.example`;
    await userEvent.type(await page.findByLabelText('E-Mail'), email);
    await userEvent.click(page.getByRole('button', { name: 'Link senden' }));
    await expect(await page.findByText(email, { exact: false })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await send(shown, 'Vera <vera@demo.example>');
    const field = await fieldOf(shown, 'area:users.column.email');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(shown.words.part('shell:email.withName'));
    await userEvent.clear(field);
    await expect(field).toHaveAccessibleDescription(shown.words('shell:email.missing'));
    await expect(shown.world.mails).toEqual([]);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(forgotPassword).fails('Default.ValidationError', { detail: 'The address is not taken.' })),
  async play(shown) {
    await send(shown);
    const main = await mainOf(shown);
    await expect(await main.findByRole('alert')).toHaveTextContent('The address is not taken.');
    await expect(await fieldOf(main, 'area:users.column.email')).toHaveValue(EMAIL);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(forgotPassword).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await send(shown);
    const main = await mainOf(shown);
    await readAlert(main, 'errors:Default.UnexpectedError.text');
    await expect(await alertOf(main)).toHaveTextContent('4b1c-77');
    await expect(await fieldOf(main, 'area:users.column.email')).toHaveValue(EMAIL);
  },
});

export const NoNetwork = meta.story({
  beforeEach: ({ msw }) => msw.use(on(forgotPassword).breaks()),
  async play(shown) {
    await send(shown);
    const main = await mainOf(shown);
    await readAlert(main, 'errors:detail.unreachedText');
  },
});
