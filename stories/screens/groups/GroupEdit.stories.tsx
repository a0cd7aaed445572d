import { getGroup, updateGroupName } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { customerCare, live, newsletter, noGroup, pageOf, rename } from './groups.ts';

const meta = preview.meta({ title: 'Screens/Groups/Edit', parameters: { at: groupsPaths.edit(newsletter) } });

const name = { name: 'Name' };

async function type(canvasElement: HTMLElement, text = 'Readers') {
  const page = pageOf(canvasElement);
  const field = await page.findByRole('textbox', name);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  return page;
}

async function save(canvasElement: HTMLElement, text?: string) {
  const page = await type(canvasElement, text);
  await userEvent.click(page.getByRole('button', { name: 'Save group' }));
  return page;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getGroup).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Edit group' })).toBeVisible();
    await expect(page.queryByRole('textbox', name)).toBeNull();
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const page = await type(canvasElement);
    await expect(page.getByText('Newsletter becomes Readers')).toBeVisible();
    await expect(page.getByText('Members and addresses stay as they are.')).toBeVisible();
    const fixed = page.getByRole('textbox', { name: 'Type' });
    await expect(fixed).toHaveValue('Distribution group');
    await expect(fixed).toHaveAttribute('readonly');
  },
});

export const ReadOnly = meta.story({
  parameters: { at: groupsPaths.edit(customerCare) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('textbox', name)).toHaveAttribute('readonly');
    await expect(page.getByText('Managed by Microsoft 365.')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Save group' })).toBeNull();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateGroupName).hangs()),
  async play({ canvasElement }) {
    const page = await save(canvasElement);
    await expect(await page.findByRole('button', { name: 'Save group', busy: true })).toBeVisible();
    await expect(page.getByRole('textbox', name)).toHaveAttribute('readonly');
  },
});

export const Saved = meta.story({
  parameters: { at: groupsPaths.edit(newsletter, 'members') },
  async play({ canvasElement, world }) {
    const page = await save(canvasElement, ' Readers ');
    await expect(await page.findByRole('heading', { level: 1, name: 'Readers' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Members/, current: 'page' })).toBeVisible();
    await expect(world.groups.get(newsletter)).toMatchObject({ name: 'Readers' });
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const page = await save(canvasElement, '');
    await expect(await page.findByRole('region', { name: 'One thing to correct' })).toBeVisible();
    await expect(page.getByRole('textbox', name)).toHaveAccessibleDescription(/Enter a name/);
    await expect(page.getByText('The new value is not valid yet.')).toBeVisible();
  },
});

/** The group became a managed one while its form was open. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateGroupName).fails('Group.ManagedReadonly')),
  async play({ canvasElement }) {
    const page = await save(canvasElement);
    const field = page.getByRole('textbox', name);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/managed elsewhere/));
    await expect(field).toHaveValue('Readers');
  },
});

export const Conflict = meta.story({
  async play({ canvasElement, world }) {
    const page = await type(canvasElement);
    await live(world);
    rename(world, newsletter, 'Weekly news');
    await expect(await page.findByText('Name is now “Weekly news”.')).toBeVisible();
    await expect(page.getByRole('textbox', name)).toHaveValue('Readers');
    await expect(page.getByRole('button', { name: 'Save group' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('button', { name: 'Take theirs: Name' }));
    await expect(page.getByRole('textbox', name)).toHaveValue('Weekly news');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateGroupName).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const page = await save(canvasElement);
    await expect(await page.findByText('You are not allowed to do this')).toBeVisible();
    await expect(page.getByRole('textbox', name)).toHaveValue('Readers');
  },
});

export const NotFound = meta.story({
  parameters: { at: groupsPaths.edit(noGroup) },
  async play({ canvasElement }) {
    const title = { level: 1, name: 'There is no such group' };
    await expect(await pageOf(canvasElement).findByRole('heading', title)).toBeVisible();
  },
});

export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateGroupName).fails('Group.NotFound')),
  async play({ canvasElement }) {
    const page = await save(canvasElement);
    await expect(await page.findByText(/so that you can copy it/)).toBeVisible();
    await expect(page.getByRole('textbox', name)).toHaveValue('Readers');
    await expect(page.getByRole('link', { name: 'Back to the groups' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(updateGroupName).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const page = await save(canvasElement);
    await page.findByText(/4b1c-77/);
    await expect(page.getByRole('textbox', name)).toHaveValue('Readers');
  },
});
