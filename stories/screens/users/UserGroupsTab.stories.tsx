import { listUserGroups, removeUserFromGroups } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { hurry, jonas, live, unknownUser, pageOf } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Groups',
  parameters: { at: usersPaths.details(jonas, 'groups') },
});

const newsletter = groupIdOf('Newsletter');

async function leaveNewsletter(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Remove from Newsletter' }));
  return page;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUserGroups).hangs()),
  async play({ canvasElement }) {
    const table = await pageOf(canvasElement).findByRole('table', { name: 'Groups of Jonas Petersen' });
    await expect(table.parentElement).toHaveAttribute('aria-busy', 'true');
  },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(listUserGroups).hangs());
  },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await page.findByRole('table', { name: 'Groups of Jonas Petersen' });
    await userEvent.click(await page.findByRole('button', { name: 'Stop waiting' }));
    await expect(await page.findByRole('heading', { name: 'The list was not loaded' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('button', { name: 'Stop waiting' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ world }) => void world.members.forget(jonas),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Jonas Petersen is in no group' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Add to groups' })).toHaveLength(2);
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const table = await page.findByRole('table', { name: 'Groups of Jonas Petersen' });
    await expect(await within(table).findByText('Newsletter')).toBeVisible();
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4));
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${usersPaths.details(jonas, 'groups')}?groups.q=chess` },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'No groups found' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search groups' })).toHaveValue('chess');
  },
});

export const ManyPages = meta.story({
  parameters: { at: `${usersPaths.details(jonas, 'groups')}?groups.rows=10&groups.page=2` },
  beforeEach({ world }) {
    for (const group of world.groups.rows()) world.members.add(group.id, [jonas]);
  },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('11–20 of 25')).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Groups 25' })).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    const remove = await page.findByRole('button', { name: 'Remove from All staff' });
    await userEvent.click(remove);
    await expect(remove).toHaveAccessibleDescription(/Its members change there/);
    await expect(world.members.of(groupIdOf('All staff'))).toContain(jonas);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeUserFromGroups).hangs()),
  async play({ canvasElement }) {
    const page = await leaveNewsletter(canvasElement);
    await expect(page.getByRole('button', { name: 'Remove from Newsletter' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const RemovedAndUndone = meta.story({
  async play({ canvasElement, world }) {
    const page = await leaveNewsletter(canvasElement);
    await page.findByText('Jonas Petersen is no longer in Newsletter');
    await waitFor(() => expect(page.queryByRole('button', { name: 'Remove from Newsletter' })).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(await page.findByRole('button', { name: 'Remove from Newsletter' })).toBeVisible();
    await expect(world.members.of(newsletter)).toContain(jonas);
  },
});

export const ManyRemoved = meta.story({
  beforeEach: ({ world }) => world.members.add(groupIdOf('Archive auditors'), [jonas]),
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Select Archive auditors' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Newsletter' }));
    await userEvent.click(await page.findByRole('button', { name: 'Remove from groups' }));
    const title = 'Jonas Petersen is no longer in 2 groups';
    const sheet = await page.findByRole('dialog', { name: title });
    await waitFor(() => expect(sheet).toBeVisible());
    // The sheet says it; what can be done about it is a message of its own.
    await expect(await page.findByRole('alertdialog', { name: title })).toBeInTheDocument();
    await expect(world.members.of(newsletter)).not.toContain(jonas);
  },
});

export const UpdatedLive = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('button', { name: 'Remove from Newsletter' });
    await live(world);
    world.members.add(groupIdOf('Design'), [jonas]);
    world.hub.notify('GroupsChanged', { ids: [groupIdOf('Design')] });
    await expect(await page.findByRole('button', { name: 'Remove from Design' })).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Groups 4' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeUserFromGroups).fails('Group.ManagedReadonly')),
  async play({ canvasElement }) {
    const page = await leaveNewsletter(canvasElement);
    await page.findByText('This group is managed elsewhere');
    await expect(page.getByRole('button', { name: 'Remove from Newsletter' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUserGroups).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    await expect(await pageOf(canvasElement).findByText('You are not allowed to do this')).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.details(unknownUser, 'groups') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listUserGroups).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
