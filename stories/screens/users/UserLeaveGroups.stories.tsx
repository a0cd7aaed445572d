import { listUserGroups } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { jonas, pageOf } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Leave groups',
  parameters: { at: `${usersPaths.details(jonas, 'groups')}?groups.rows=10` },
  beforeEach({ world }) {
    for (const group of world.groups.rows()) world.members.add(group.id, [jonas]);
  },
});

const newsletter = groupIdOf('Newsletter');

async function selectAllThatMatch(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await page.findByRole('checkbox', { name: 'Select Archive auditors' });
  await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await userEvent.click(await page.findByRole('button', { name: 'Select all 25 that match' }));
  return page;
}

export const AllThatMatchRead = meta.story({
  async play({ canvasElement, msw, world }) {
    const page = await selectAllThatMatch(canvasElement);
    msw.use(on(listUserGroups).hangs());
    await userEvent.click(await page.findByRole('button', { name: 'Remove from groups' }));
    const reading = await page.findByRole('dialog', { name: 'Reading all groups that match' });
    await waitFor(() => expect(reading).toBeVisible());
    await userEvent.click(within(reading).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(world.members.of(newsletter)).toContain(jonas);
    await expect(page.getByRole('button', { name: 'Remove from groups' })).toBeVisible();
  },
});

export const AllThatMatchUnread = meta.story({
  async play({ canvasElement, msw, world }) {
    const page = await selectAllThatMatch(canvasElement);
    msw.use(on(listUserGroups, { once: true }).fails('Default.UnexpectedError'));
    await userEvent.click(await page.findByRole('button', { name: 'Remove from groups' }));
    const failed = await page.findByRole('dialog', { name: 'Not all groups that match could be read' });
    await userEvent.click(await within(failed).findByRole('button', { name: 'Try again' }));
    const title = /^Jonas Petersen is no longer in \d+ groups$/;
    await waitFor(() => expect(page.getByRole('dialog', { name: title })).toBeVisible());
    await waitFor(() => expect(page.queryByRole('dialog', { name: /groups that match/ })).toBeNull());
    await expect(world.members.of(newsletter)).not.toContain(jonas);
  },
});
