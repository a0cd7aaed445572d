import { createEmailAddress } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf } from '../users/group-steps.ts';
import { newsletter, noGroup, pageOf } from './groups.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Create address',
  parameters: { at: groupsPaths.createAddress(newsletter) },
});

const field = { name: 'E-mail address' };

async function type(canvasElement: HTMLElement, address = 'news@demo.example') {
  const dialog = await dialogOf(canvasElement);
  await userEvent.type(await dialog.findByRole('textbox', field), address);
  return dialog;
}

async function create(canvasElement: HTMLElement, address?: string) {
  const dialog = await type(canvasElement, address);
  await userEvent.click(dialog.getByRole('button', { name: 'Create address' }));
  return dialog;
}

export const Blank = meta.story({
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    const address = await dialog.findByRole('textbox', field);
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toHaveAccessibleDescription(/Its domain need not be one of yours/);
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const dialog = await type(canvasElement);
    await expect(dialog.getByRole('textbox', field)).toHaveValue('news@demo.example');
  },
});

export const LeavingUnsaved = meta.story({
  async play({ canvasElement }) {
    const dialog = await type(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Keep editing' }));
    await expect(await page.findByRole('textbox', field)).toHaveValue('news@demo.example');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).hangs()),
  async play({ canvasElement }) {
    const dialog = await create(canvasElement);
    await expect(await dialog.findByRole('button', { name: 'Create address', busy: true })).toBeVisible();
    await expect(dialog.getByRole('textbox', field)).toHaveAttribute('readonly');
  },
});

export const Created = meta.story({
  async play({ canvasElement }) {
    await create(canvasElement);
    const page = pageOf(canvasElement);
    await page.findByText('news@demo.example now belongs to Newsletter');
    await expect(await page.findByRole('button', { name: 'Delete news@demo.example' })).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Addresses 2' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const dialog = await create(canvasElement, 'News <news@demo.example>');
    const address = dialog.getByRole('textbox', field);
    await waitFor(() => expect(address).toHaveAccessibleDescription(/without a name and angle brackets/));
  },
});

export const Rejected = meta.story({
  async play({ canvasElement }) {
    const dialog = await create(canvasElement, 'fax@demo.example');
    const address = dialog.getByRole('textbox', field);
    await waitFor(() => expect(address).toHaveAccessibleDescription(/belongs to nobody/));
  },
});

export const Conflict = meta.story({
  async play({ canvasElement }) {
    const dialog = await create(canvasElement, 'newsletter@demo.example');
    const address = dialog.getByRole('textbox', field);
    await waitFor(() => expect(address).toHaveAccessibleDescription(/already taken/));
    await userEvent.type(address, 's');
    await expect(address).toBeValid();
  },
});

/** The group became a managed one while the dialog was open. */
export const ManagedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).fails('Group.ManagedReadonly')),
  async play({ canvasElement }) {
    const dialog = await create(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This group is managed elsewhere');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const dialog = await create(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You are not allowed to do this');
    await expect(dialog.getByRole('textbox', field)).toHaveValue('news@demo.example');
  },
});

export const NotFound = meta.story({
  parameters: { at: groupsPaths.createAddress(noGroup) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'There is no such group' }),
    ).toBeVisible();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(createEmailAddress).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const dialog = await create(canvasElement);
    await pageOf(canvasElement).findByText(/4b1c-77/);
    await expect(dialog.getByRole('textbox', field)).toHaveValue('news@demo.example');
  },
});
