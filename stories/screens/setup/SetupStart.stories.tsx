import { startStandardSetup } from '@archive-console/api-client';
import { microsoft365RegistrationPaths, setupPaths } from '@archive-console/console';
import { MINUTE, on, STORY_INSTANT } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { freezeTime } from '#.storybook/frozen-time';
import { EMAIL, mainOf, pageOf } from './setup-mail.ts';

const meta = preview.meta({
  title: 'Screens/Setup/Start',
  parameters: { at: setupPaths.start(), as: null },
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
    await expect(await page.findByLabelText('E-mail')).toHaveValue('');
    await expect(page.getByRole('link', { name: 'Connect Microsoft 365 instead' })).toHaveAttribute(
      'href',
      microsoft365RegistrationPaths.home(),
    );
    const here = page.getByRole('listitem', { current: 'step' });
    await expect(here).toHaveTextContent(/Your address$/);
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement);
    await expect(page.getByLabelText('E-mail')).toHaveValue(EMAIL);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(startStandardSetup).hangs()),
  async play({ canvasElement }) {
    const page = await send(canvasElement);
    await expect(page.getByRole('button', { name: 'Send the link' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Sent = meta.story({
  async play({ canvasElement, world }) {
    const page = await send(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Open the mail we sent' })).toHaveFocus();
    await expect(page.getByText(`on its way to ${EMAIL}`, { exact: false })).toBeVisible();
    await expect(page.getByRole('listitem', { current: 'step' })).toHaveTextContent(/Confirm it$/);
    await expect(world.mails).toHaveLength(1);
  },
});

export const SentToKnownAddress = meta.story({
  async play({ canvasElement, world }) {
    const page = await send(canvasElement, 'admin@demo.example');
    await expect(await page.findByRole('heading', { name: 'Open the mail we sent' })).toBeVisible();
    await expect(world.mails.map(({ kind }) => kind)).toEqual(['account-exists']);
  },
});

export const SentAgain = meta.story({
  async play({ canvasElement, world }) {
    const page = await send(canvasElement);
    await page.findByRole('button', { name: 'Send again in 60 s' });
    const letTimeGoOn = freezeTime(new Date(Date.parse(STORY_INSTANT) + MINUTE).toISOString());
    await userEvent.click(await page.findByRole('button', { name: 'Send the mail again' }));
    await expect(await page.findByText('Sent again. Open the newest mail.')).toBeVisible();
    await expect(world.mails).toHaveLength(2);
    letTimeGoOn();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.type(await page.findByLabelText('E-Mail'), EMAIL);
    await userEvent.click(page.getByRole('button', { name: 'Link senden' }));
    await expect(
      await page.findByText(`Eine Mail ist unterwegs an ${EMAIL}`, { exact: false }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Invalid = meta.story({
  async play({ canvasElement, world }) {
    const page = await send(canvasElement, 'boss@sonnenhof');
    await expect(page.getByLabelText('E-mail')).toHaveFocus();
    await expect(page.getByLabelText('E-mail')).toHaveAccessibleDescription(/complete e-mail address/);
    await expect(world.mails).toEqual([]);
  },
});

export const InvalidTooLong = meta.story({
  async play({ canvasElement }) {
    const page = await send(canvasElement, `${'b'.repeat(65)}@sonnenhof.example`);
    await expect(page.getByLabelText('E-mail')).toHaveAccessibleDescription(/at most 64 characters/);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(startStandardSetup).fails('Default.ValidationError', { detail: 'The address is not taken.' })),
  async play({ canvasElement }) {
    await send(canvasElement);
    const main = await mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent('The address is not taken.');
    await expect(main.getByLabelText('E-mail')).toHaveValue(EMAIL);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(startStandardSetup).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    await send(canvasElement);
    const main = await mainOf(canvasElement);
    await expect(await main.findByRole('alert')).toHaveTextContent(/notification has been sent.*4b1c-77/);
  },
});
