import { forgotPassword } from '@archive-console/api-client';
import { accountsPaths } from '@archive-console/console';
import { MINUTE, on, STORY_INSTANT } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { freezeTime } from '#.storybook/frozen-time';
import { EMAIL, mainOf, pageOf } from './link-mails.ts';

const meta = preview.meta({
  title: 'Screens/Accounts/Forgot password',
  parameters: { at: accountsPaths.forgotPassword(), as: null },
});

async function fill(canvasElement: HTMLElement, email = EMAIL) {
  const page = pageOf(canvasElement);
  await userEvent.type(await page.findByLabelText('E-mail'), email);
  return page;
}

async function send(canvasElement: HTMLElement, email?: string) {
  const page = await fill(canvasElement, email);
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }));
  return page;
}

export const Blank = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
    await expect(await page.findByLabelText('E-mail')).toHaveValue('');
    await expect(page.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement);
    await expect(page.getByLabelText('E-mail')).toHaveValue(EMAIL);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(forgotPassword).hangs()),
  async play({ canvasElement }) {
    const page = await send(canvasElement);
    await expect(page.getByRole('button', { name: 'Send the link' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByLabelText('E-mail')).toHaveAttribute('readonly');
  },
});

export const Sent = meta.story({
  async play({ canvasElement, world }) {
    const page = await send(canvasElement);
    await expect(await page.findByRole('heading', { level: 2, name: 'Look into your inbox' })).toHaveFocus();
    await expect(page.getByText(`If ${EMAIL} has an account`, { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send again in 60 s' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(world.mails.map(({ to, kind }) => [to, kind])).toEqual([[EMAIL, 'password-reset']]);
  },
});

export const SentToUnknownAddress = meta.story({
  async play({ canvasElement, world }) {
    const page = await send(canvasElement, 'nobody@demo.example');
    await expect(await page.findByRole('heading', { level: 2, name: 'Look into your inbox' })).toBeVisible();
    await expect(page.getByText('If nobody@demo.example has an account', { exact: false })).toBeVisible();
    await expect(world.mails).toEqual([]);
  },
});

export const SentAgain = meta.story({
  async play({ canvasElement, world }) {
    const page = await send(canvasElement);
    await page.findByRole('button', { name: 'Send again in 60 s' });
    const letTimeGoOn = freezeTime(new Date(Date.parse(STORY_INSTANT) + MINUTE).toISOString());
    await userEvent.click(await page.findByRole('button', { name: 'Send the mail again' }));
    await expect(await page.findByText('Sent again. Open the newest mail.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send again in 60 s' })).toBeVisible();
    await expect(world.mails).toHaveLength(2);
    letTimeGoOn();
  },
});

export const OtherAddress = meta.story({
  async play({ canvasElement }) {
    const page = await send(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: 'Use another address' }));
    await expect(await page.findByLabelText('E-mail')).toHaveValue(EMAIL);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const email = `${'sehr-lange-'.repeat(5)}adresse@abteilung.demo.example`;
    await userEvent.type(await page.findByLabelText('E-Mail'), email);
    await userEvent.click(page.getByRole('button', { name: 'Link senden' }));
    await expect(await page.findByText(email, { exact: false })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Invalid = meta.story({
  async play({ canvasElement, world }) {
    const page = await send(canvasElement, 'Vera <vera@demo.example>');
    const field = page.getByLabelText('E-mail');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/without a name and angle brackets/);
    await userEvent.clear(field);
    await expect(field).toHaveAccessibleDescription('Enter an e-mail address.');
    await expect(world.mails).toEqual([]);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(forgotPassword).fails('Default.ValidationError', { detail: 'The address is not taken.' })),
  async play({ canvasElement }) {
    await send(canvasElement);
    const main = await mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent('The address is not taken.');
    await expect(main.getByLabelText('E-mail')).toHaveValue(EMAIL);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(forgotPassword).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    await send(canvasElement);
    const main = await mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent(/notification has been sent.*4b1c-77/);
    await expect(main.getByLabelText('E-mail')).toHaveValue(EMAIL);
  },
});

export const NoNetwork = meta.story({
  beforeEach: ({ msw }) => msw.use(on(forgotPassword).breaks()),
  async play({ canvasElement }) {
    await send(canvasElement);
    const main = await mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent(/Check your connection/);
  },
});
