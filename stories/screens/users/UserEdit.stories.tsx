import { getUser, updateUserProfile } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { save, type, typeAgainstWinter } from './edit-steps.ts';
import { amelie, hurry, jonas, unknownUser, pageOf } from './people.ts';

const meta = preview.meta({ title: 'Screens/Users/Edit', parameters: { at: usersPaths.edit(jonas) } });

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
      ['userName', 'primaryEmail', 'firstName', 'lastName', 'displayName'].map((field) => `field-${field}`),
    );
    await expect(page.getByLabelText('E-mail')).toHaveAttribute('readonly');
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
    // What would be typed now would be lost: only its answer ends the form or opens it again.
    for (const field of page.getAllByRole('textbox')) await expect(field).toHaveAttribute('readonly');
    await userEvent.type(page.getByLabelText('Last name'), 'strom');
    await expect(page.getByLabelText('Last name')).toHaveValue('Lund');
    await userEvent.click(page.getByRole('button', { name: 'Discard changes' }));
    await expect(page.getByLabelText('Last name')).toHaveValue('Lund');
    await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveAccessibleDescription(
      'Wait until it is saved.',
    );
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
    // Only its answer says whether a save arrived.
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
    await expect(page.getByText('The new value is not valid yet.')).toBeVisible();
    await expect(page.queryByText(/is taken away|signs in with the new/)).toBeNull();
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
    await expect(page.getByLabelText('Last name')).not.toHaveAttribute('readonly');
    await expect(world.users.get(jonas)?.userName).toBe('jonas.lund');
  },
});

export const Conflict = meta.story({
  async play({ canvasElement, world }) {
    const page = await typeAgainstWinter(canvasElement, world);
    await expect(page.getByLabelText('Last name')).toHaveValue('Lund');
    // It was typed nowhere: it goes where the last name goes.
    await expect(page.getByLabelText('Display name')).toHaveValue('Jonas Lund');
    await expect(page.queryByText(/^Display name is now/)).toBeNull();
    // The change is one of what is stored now, not of what was.
    await expect(page.getByText('Winter becomes Lund')).toBeVisible();
    await expect(page.queryByText('Petersen becomes Lund')).toBeNull();
    const submit = page.getByRole('button', { name: 'Save user' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription('Decide first which value counts.');
    await expect(
      page.getByText('Decide first which value counts.', {
        ignore: `#${submit.getAttribute('aria-describedby')}`,
      }),
    ).toBeVisible();
  },
});

export const AskingBeforeLeaving = meta.story({
  async play({ canvasElement }) {
    const page = await type(canvasElement, 'Last name', 'Lund');
    await userEvent.click(page.getByRole('link', { name: 'Back to the user' }));
    await userEvent.click(await page.findByRole('button', { name: 'Keep editing' }));
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
    await waitFor(() => expect(page.getByLabelText('Last name')).not.toHaveAttribute('readonly'));
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.edit(unknownUser) },
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
