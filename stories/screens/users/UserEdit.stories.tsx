import { getUser, updateUserProfile } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { amelie, hurry, jonas, live, nobody, pageOf, rename } from './people.ts';

const meta = preview.meta({ title: 'Screens/Users/Edit', parameters: { at: usersPaths.edit(jonas) } });

async function type(canvasElement: HTMLElement, label: string, text: string) {
  const page = pageOf(canvasElement);
  const field = await page.findByLabelText(label, { exact: false });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  return page;
}

async function save(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Save user' }));
  return page;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Edit user' })).toBeVisible();
    await expect(page.queryByLabelText('Last name')).toBeNull();
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const page = await type(canvasElement, 'Last name', 'Lund');
    await expect(page.getByText('2 changes not saved')).toBeVisible();
    await expect(page.getByText('Petersen becomes Lund')).toBeVisible();
    await expect(page.getByText('Jonas Petersen becomes Jonas Lund')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save user' })).not.toHaveAttribute('aria-disabled');
    const fields = page.getAllByRole('textbox').map((field) => field.id);
    await expect(fields).toEqual(
      ['userName', 'primaryEmail', 'firstName', 'lastName', 'displayName'].map((field) => `user-${field}`),
    );
    await expect(page.getByLabelText('E-mail')).toHaveAttribute('readonly');
  },
});

/** A display name that somebody typed is theirs: it does not follow the last name. */
export const OwnDisplayName = meta.story({
  async play({ canvasElement }) {
    await type(canvasElement, 'Display name', 'Jonas P.');
    const page = await type(canvasElement, 'Last name', 'Lund');
    await expect(page.getByLabelText('Display name')).toHaveValue('Jonas P.');
  },
});

export const OwnDisplayNameStored = meta.story({
  beforeEach: ({ world }) => rename(world, jonas, { displayName: 'Jonas P.' }),
  async play({ canvasElement }) {
    const page = await type(canvasElement, 'Last name', 'Lund');
    await expect(page.getByText('1 change not saved')).toBeVisible();
    await expect(page.getByLabelText('Display name')).toHaveValue('Jonas P.');
  },
});

export const ReadOnly = meta.story({
  parameters: { at: usersPaths.edit(amelie) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByLabelText('Last name')).toHaveAttribute('readonly');
    await expect(page.getByText('Managed by Microsoft 365.')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Save user' })).toBeNull();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateUserProfile).hangs()),
  async play({ canvasElement }) {
    await type(canvasElement, 'Last name', 'Lund');
    const page = await save(canvasElement);
    await expect(await page.findByRole('button', { name: 'Save user', busy: true })).toBeVisible();
  },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(updateUserProfile).hangs());
  },
  async play({ canvasElement }) {
    await type(canvasElement, 'Last name', 'Lund');
    const page = await save(canvasElement);
    await expect(await page.findByText('This takes longer than usual.')).toBeVisible();
    // Whether a save arrived, only its answer tells.
    await expect(page.queryByRole('button', { name: 'Stop waiting' })).toBeNull();
  },
});

export const Saved = meta.story({
  parameters: { at: usersPaths.edit(jonas, 'groups') },
  async play({ canvasElement, world }) {
    await type(canvasElement, 'Display name', 'Jonas Lund');
    await type(canvasElement, 'User name', 'jonas.lund');
    const page = await save(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Jonas Lund' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Groups/, current: 'page' })).toBeVisible();
    await expect(world.users.get(jonas)).toMatchObject({ userName: 'jonas.lund', displayName: 'Jonas Lund' });
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    await type(canvasElement, 'User name', '');
    const page = await save(canvasElement);
    await expect(await page.findByRole('region', { name: 'One thing to correct' })).toHaveFocus();
    await expect(page.getByLabelText(/User name/)).toHaveAccessibleDescription(/Enter a user name/);
  },
});

export const Rejected = meta.story({
  async play({ canvasElement }) {
    await type(canvasElement, 'User name', 'gustav.lund');
    const page = await save(canvasElement);
    await expect(await page.findByRole('region', { name: 'One thing to correct' })).toBeVisible();
    await expect(page.getByLabelText(/User name/)).toHaveAccessibleDescription(/already taken/);
    await expect(page.getByLabelText(/User name/)).toHaveValue('gustav.lund');
  },
});

export const HalfSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateUserProfile).fails('User.ManagedReadonly')),
  async play({ canvasElement, world }) {
    await type(canvasElement, 'User name', 'jonas.lund');
    await type(canvasElement, 'Last name', 'Lund');
    const page = await save(canvasElement);
    await expect(await page.findByText(/The user name is saved, the names are not/)).toBeVisible();
    await expect(page.getByText('2 changes not saved')).toBeVisible();
    await expect(page.getByLabelText('Last name')).toHaveValue('Lund');
    await expect(world.users.get(jonas)?.userName).toBe('jonas.lund');
  },
});

export const Conflict = meta.story({
  async play({ canvasElement, world }) {
    const page = await type(canvasElement, 'Last name', 'Lund');
    await live(world);
    rename(world, jonas, { lastName: 'Winter', displayName: 'Jonas Winter' });
    await expect(await page.findByText('Last name is now “Winter”.')).toBeVisible();
    await expect(page.getByLabelText('Last name')).toHaveValue('Lund');
    // It was typed nowhere: it goes where the last name goes.
    await expect(page.getByLabelText('Display name')).toHaveValue('Jonas Lund');
    await expect(page.queryByText(/^Display name is now/)).toBeNull();
    await expect(page.getByRole('button', { name: 'Save user' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ConflictSettled = meta.story({
  async play(context) {
    await Conflict.play(context);
    const page = pageOf(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Keep mine: Last name' }));
    await expect(page.queryByText('Last name is now “Winter”.')).toBeNull();
    await expect(page.getByText('Winter becomes Lund')).toBeVisible();
    await save(context.canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Jonas Lund' });
    await expect(context.world.users.get(jonas)).toMatchObject({
      lastName: 'Lund',
      displayName: 'Jonas Lund',
    });
  },
});

export const ConflictGivenUp = meta.story({
  async play(context) {
    await Conflict.play(context);
    const page = pageOf(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Take theirs: Last name' }));
    await waitFor(() => expect(page.getByLabelText('Display name')).toHaveValue('Jonas Winter'));
    await expect(page.getByText(/^Nothing yet/)).toBeVisible();
  },
});

export const AskingBeforeLeaving = meta.story({
  async play({ canvasElement }) {
    const page = await type(canvasElement, 'Last name', 'Lund');
    await userEvent.click(page.getByRole('link', { name: 'Back to the user' }));
    await userEvent.click(await page.findByRole('button', { name: 'Stay' }));
    await expect(page.getByLabelText('Last name')).toHaveValue('Lund');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateUserProfile).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    await type(canvasElement, 'Last name', 'Lund');
    const page = await save(canvasElement);
    await expect(await page.findByText(/You are not allowed to do this/)).toBeVisible();
    await expect(page.getByLabelText('Last name')).toHaveValue('Lund');
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.edit(nobody) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
  },
});

export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateUserProfile).fails('User.NotFound')),
  async play({ canvasElement }) {
    await type(canvasElement, 'Last name', 'Lund');
    const page = await save(canvasElement);
    await expect(await page.findByText(/so that you can copy it/)).toBeVisible();
    await expect(page.getByLabelText('Last name')).toHaveValue('Lund');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(updateUserProfile).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    await type(canvasElement, 'Last name', 'Lund');
    const page = await save(canvasElement);
    await page.findByText(/4b1c-77/);
    await expect(page.getByLabelText('Last name')).toHaveValue('Lund');
  },
});
