import { startStandardSetup } from '@archive-console/api-client';
import { microsoft365RegistrationPaths, setupPaths } from '@archive-console/console';
import { MINUTE, on, STORY_INSTANT } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  alertOf,
  enter,
  fieldOf,
  find,
  mainOf,
  pageOf,
  press,
  read,
  readAlert,
  readHint,
  see,
  seeBusy,
} from '#stories/steps.ts';
import { freezeTime } from '#.storybook/frozen-time';
import { EMAIL } from './setup-mail.ts';

const meta = preview.meta({
  title: 'Screens/Setup/Start',
  parameters: { at: setupPaths.start(), as: null },
});

async function fill(shown: Place, email = EMAIL) {
  await enter(shown, 'area:users.column.email', email);
}

async function send(shown: Place, email?: string) {
  await fill(shown, email);
  await press(shown, 'setup:start.submit');
}

export const Blank = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await expect(await fieldOf(shown, 'area:users.column.email')).toHaveValue('');
    await expect(await find(shown, 'link', 'setup:otherWay.link')).toHaveAttribute(
      'href',
      microsoft365RegistrationPaths.home(),
    );
    const here = page.getByRole('listitem', { current: 'step' });
    await expect(here).toHaveTextContent(shown.words.part('setup:steps.address'));
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    await expect(await fieldOf(shown, 'area:users.column.email')).toHaveValue(EMAIL);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(startStandardSetup).hangs()),
  async play(shown) {
    await send(shown);
    await seeBusy(shown, 'setup:start.submit');
  },
});

export const Sent = meta.story({
  async play(shown) {
    await send(shown);
    const page = pageOf(shown);
    await expect(await find(shown, 'heading', 'setup:sent.title')).toHaveFocus();
    await expect(
      page.getByText(shown.words('setup:sent.text', { email: EMAIL }), {
        exact: false,
      }),
    ).toBeVisible();
    await expect(page.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      shown.words.part('setup:steps.mail'),
    );
    await expect(shown.world.mails).toHaveLength(1);
  },
});

export const SentToKnownAddress = meta.story({
  async play(shown) {
    await send(shown, 'admin@demo.example');
    await see(shown, 'heading', 'setup:sent.title');
    await expect(shown.world.mails.map(({ kind }) => kind)).toEqual(['account-exists']);
  },
});

export const SentAgain = meta.story({
  async play(shown) {
    await send(shown);
    await find(shown, 'button', 'gate:mail.againIn', { seconds: 60 });
    const letTimeGoOn = freezeTime(new Date(Date.parse(STORY_INSTANT) + MINUTE).toISOString());
    await press(shown, 'gate:mail.again');
    await read(shown, 'gate:mail.sentAgain');
    await expect(shown.world.mails).toHaveLength(2);
    letTimeGoOn();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play(shown) {
    const page = pageOf(shown);
    await userEvent.type(await page.findByLabelText('E-Mail'), EMAIL);
    await userEvent.click(page.getByRole('button', { name: 'Link senden' }));
    await expect(
      await page.findByText(`Eine E-Mail ist unterwegs an ${EMAIL}`, { exact: false }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await send(shown, 'boss@sonnenhof');
    await expect(await fieldOf(shown, 'area:users.column.email')).toHaveFocus();
    await readHint(shown, 'area:users.column.email', 'shell:email.invalid');
    await expect(shown.world.mails).toEqual([]);
  },
});

export const InvalidTooLong = meta.story({
  async play(shown) {
    await send(shown, `${'b'.repeat(65)}@sonnenhof.example`);
    await readHint(shown, 'area:users.column.email', 'shell:email.localPartTooLong');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(startStandardSetup).fails('Default.ValidationError', { detail: 'The address is not taken.' })),
  async play(shown) {
    await send(shown);
    const main = await mainOf(shown);
    await expect(await main.findByRole('alert')).toHaveTextContent('The address is not taken.');
    await expect(await fieldOf(main, 'area:users.column.email')).toHaveValue(EMAIL);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(startStandardSetup).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await send(shown);
    const main = await mainOf(shown);
    await readAlert(main, 'errors:Default.UnexpectedError.text');
    await expect(await alertOf(main)).toHaveTextContent('4b1c-77');
  },
});
