import { deleteGroup, getGroup, listGroupMembers } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { customerCare, live, newsletter, noGroup, pageOf, remove, rename } from './groups.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Details',
  parameters: { at: groupsPaths.details(newsletter) },
});

async function askToDelete(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'More actions for Newsletter' }));
  await userEvent.click(await page.findByRole('menuitem', { name: 'Delete group' }));
  const dialog = await page.findByRole('alertdialog', { name: 'Delete Newsletter?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return page;
}

async function confirmDeletion(canvasElement: HTMLElement) {
  const page = await askToDelete(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Delete group' }));
  return page;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getGroup).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Loading group' })).toBeVisible();
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
    await expect(page.getByText('Distribution group · local')).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Members 12' })).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Addresses 1' })).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  parameters: { at: groupsPaths.details(customerCare) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Managed by Microsoft 365.')).toBeVisible();
    for (const name of ['Edit group', 'Add members']) {
      await expect(page.queryByRole('link', { name })).toBeNull();
    }
    await userEvent.click(page.getByRole('button', { name: 'More actions for Customer care' }));
    for (const [action, reason] of [
      [/Edit group/, 'Its name changes there.'],
      [/Add members/, 'Its members change there.'],
      [/Create address/, 'Its addresses change there.'],
      [/Delete group/, 'Delete it there'],
    ] as const) {
      await expect(await page.findByRole('menuitem', { name: action })).toHaveTextContent(reason);
    }
  },
});

export const ConfirmingDelete = meta.story({
  async play({ canvasElement }) {
    const page = await askToDelete(canvasElement);
    await expect(await page.findByText('12 people leave it')).toBeVisible();
    await expect(page.getByText(/the addresses of the group stay/)).toBeVisible();
  },
});

export const ConfirmingDeleteHalfBlind = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupMembers).fails('Default.UnexpectedError')),
  async play({ canvasElement }) {
    const page = await askToDelete(canvasElement);
    await expect(await page.findByText('Could not be read')).toBeVisible();
    await expect(page.queryByText(/leave/)).toBeNull();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteGroup).hangs()),
  async play({ canvasElement }) {
    const page = await confirmDeletion(canvasElement);
    await expect(page.getByRole('button', { name: 'Delete group' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Deleted = meta.story({
  parameters: { at: `${groupsPaths.details(newsletter)}?q=new` },
  async play({ canvasElement, world }) {
    const page = await confirmDeletion(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
    await page.findByText('Newsletter deleted');
    await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('new');
    await expect(world.groups.get(newsletter)).toBeUndefined();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteGroup).fails('Group.ManagedReadonly')),
  async play({ canvasElement }) {
    const page = await confirmDeletion(canvasElement);
    const dialog = page.getByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent('This group is managed elsewhere'));
  },
});

export const UpdatedLive = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Newsletter' });
    await live(world);
    rename(world, newsletter, 'Newsletter 2026');
    await expect(await page.findByRole('heading', { level: 1, name: 'Newsletter 2026' })).toBeVisible();
  },
});

export const DeletedMeanwhile = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Newsletter' });
    await live(world);
    remove(world, newsletter);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'There is no such group' }),
    ).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getGroup).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const title = { level: 1, name: 'You are not allowed to do this' };
    await expect(await pageOf(canvasElement).findByRole('heading', title)).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: { at: `${groupsPaths.details(noGroup)}?q=new` },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'There is no such group' }),
    ).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Back to the groups' }));
    await expect(await page.findByRole('link', { name: 'Newsletter' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getGroup).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'The group was not loaded' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
