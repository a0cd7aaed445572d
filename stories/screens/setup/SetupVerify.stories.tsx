import { finishStandardSetup, verifyStandardSetup } from '@archive-console/api-client';
import { setupPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  enter,
  fieldOf,
  find,
  mainOf,
  pageOf,
  press,
  read,
  readAlert,
  readHint,
  readPart,
  see,
  seeBusy,
} from '#stories/steps.ts';
import { EMAIL, receive, TOKEN } from './setup-mail.ts';

const PASSWORD = 'harbour-lantern-38';

const meta = preview.meta({
  title: 'Screens/Setup/Verify and finish',
  parameters: { at: setupPaths.verify(TOKEN), as: null },
  beforeEach: ({ world }) => receive(world),
});

async function fill(shown: Place) {
  await enter(shown, 'setup:finish.name.label', 'Sonnenhof');
  await enter(shown, 'setup:finish.password', PASSWORD);
}

async function finish(shown: Place) {
  await fill(shown);
  await press(shown, 'setup:finish.submit');
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup).hangs()),
  async play(shown) {
    const page = pageOf(shown);
    await read(shown, 'gate:link.checking');
    await expect(page.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      shown.words.part('setup:steps.mail'),
    );
    await expect(page.queryByLabelText(shown.words('setup:finish.password'))).toBeNull();
  },
});

export const Blank = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await expect(await fieldOf(shown, 'setup:finish.name.label')).toHaveValue('');
    await expect(await fieldOf(shown, 'setup:finish.password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await expect(page.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      shown.words.part('setup:steps.organization'),
    );
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    await read(shown, 'gate:password.strength4');
    await expect(sessionStorage.getItem('ac.setup-name')).toBe('Sonnenhof');
    await expect(
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    ).not.toContain(PASSWORD);
  },
});

export const Reloaded = meta.story({
  beforeEach: () => sessionStorage.setItem('ac.setup-name', 'Sonnenhof'),
  async play(shown) {
    await expect(await fieldOf(shown, 'setup:finish.name.label')).toHaveValue('Sonnenhof');
    await expect(await fieldOf(shown, 'setup:finish.password')).toHaveValue('');
  },
});

export const InvalidTooLong = meta.story({
  async play(shown) {
    await fill(shown);
    await enter(shown, 'setup:finish.name.label', 'Sonnenhof '.repeat(26));
    await press(shown, 'setup:finish.submit');
    await readHint(shown, 'setup:finish.name.label', 'setup:finish.name.tooLong');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(finishStandardSetup).hangs()),
  async play(shown) {
    await finish(shown);
    await seeBusy(shown, 'setup:finish.submit');
    await expect(await fieldOf(shown, 'setup:finish.name.label')).toHaveAttribute('readonly');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByLabelText('Name der Organisation')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await enter(shown, 'setup:finish.name.label', '  ');
    await press(shown, 'setup:finish.submit');
    const name = await fieldOf(shown, 'setup:finish.name.label');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(shown.words.part('setup:finish.name.missing'));
    await readHint(shown, 'setup:finish.password', 'gate:password.missing');
  },
});

export const WrongLink = meta.story({
  parameters: { at: setupPaths.verify('of-no-mail') },
  async play(shown) {
    const page = pageOf(shown);
    await expect(await find(shown, 'heading', 'gate:link.invalid')).toHaveFocus();
    await expect(page.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      `${shown.words('setup:steps.mail')}, ${shown.words('components:steps.failed')}`,
    );
    await enter(shown, 'area:users.column.email', EMAIL);
    await press(shown, 'setup:finish.freshLink');
    await see(shown, 'heading', 'setup:sent.title');
    await expect(shown.world.mails).toHaveLength(2);
  },
});

export const ExpiredLink = meta.story({
  beforeEach({ world }) {
    sessionStorage.setItem('ac.asked-email', EMAIL);
    world.mails.splice(0);
    receive(world, 3);
  },
  async play(shown) {
    await see(shown, 'heading', 'errors:Token.HasExpired.title');
    await expect(await fieldOf(shown, 'area:users.column.email')).toHaveValue(EMAIL);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(finishStandardSetup).fails('User.UserNameAlreadyExists')),
  async play(shown) {
    await finish(shown);
    await expect(await find(shown, 'heading', 'setup:exists.title')).toHaveFocus();
    await expect(await find(shown, 'link', 'setup:exists.signIn')).toHaveAttribute('href', '/login');
  },
});

export const RejectedUsed = meta.story({
  async play(shown) {
    await fill(shown);
    // Used on another device, while this page was open.
    for (const mail of shown.world.mails) mail.isUsed = true;
    await press(shown, 'setup:finish.submit');
    await expect(await find(shown, 'heading', 'gate:link.invalid')).toHaveFocus();
  },
});

export const RejectedExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(on(finishStandardSetup).fails('Token.HasExpired')),
  async play(shown) {
    await finish(shown);
    await expect(await find(shown, 'heading', 'errors:Token.HasExpired.title')).toHaveFocus();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(finishStandardSetup).fails('Default.UnexpectedError')),
  async play(shown) {
    await finish(shown);
    const main = await mainOf(shown);
    await readAlert(main, 'errors:Default.UnexpectedError.text');
    await expect(await fieldOf(main, 'setup:finish.password')).toHaveValue(PASSWORD);
  },
});

export const NotChecked = meta.story({
  beforeEach: ({ msw }) => msw.use(on(verifyStandardSetup, { once: true }).breaks()),
  async play(shown) {
    const page = pageOf(shown);
    await readPart(shown, 'errors:detail.unreachedText');
    await press(shown, 'shell:action.retry');
    await waitFor(() => expect(page.getByLabelText(shown.words('setup:finish.password'))).toBeVisible());
  },
});
