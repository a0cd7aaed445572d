import { listGroupMembers, removeGroupMembers } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { customerCare, interns, live, newsletter, noGroup, pageOf } from './groups.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Members',
  parameters: { at: groupsPaths.details(newsletter, 'members') },
});

const jonas = userIdOf('jonas.petersen');
const remove = { name: 'Remove Jonas Petersen' };

async function removeJonas(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await userEvent.click(await page.findByRole('button', remove));
  return page;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupMembers).hangs()),
  async play({ canvasElement }) {
    const table = await pageOf(canvasElement).findByRole('table', { name: 'Members of Newsletter' });
    await expect(table.parentElement).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  parameters: { at: groupsPaths.details(interns, 'members') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Interns has no members' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Add members' })).toHaveLength(2);
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const row = within(await page.findByRole('row', { name: /Jonas Petersen/ }));
    await expect(row.getByText('jonas.petersen@lindenhof.example')).toBeVisible();
    await userEvent.click(row.getByRole('link', { name: 'Jonas Petersen' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Jonas Petersen' })).toBeVisible();
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${groupsPaths.details(newsletter, 'members')}?members.q=chess` },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'No members found' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Name or e-mail' })).toHaveValue('chess');
  },
});

export const ManyPages = meta.story({
  parameters: { at: `${groupsPaths.details(newsletter, 'members')}?members.rows=10&members.page=2` },
  async play({ canvasElement }) {
    await expect(await pageOf(canvasElement).findByText('11–12 of 12')).toBeVisible();
  },
});

/** What the service refuses is not offered; who belongs to the group is still found. */
export const ReadOnly = meta.story({
  parameters: { at: groupsPaths.addMembers(customerCare) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const table = within(await page.findByRole('table', { name: 'Members of Customer care' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(12));
    await expect(page.getByText('Managed by Microsoft 365.')).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(page.queryByRole('checkbox')).toBeNull();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeGroupMembers).hangs()),
  async play({ canvasElement }) {
    const page = await removeJonas(canvasElement);
    await expect(page.getByRole('button', remove)).toHaveAttribute('aria-busy', 'true');
  },
});

export const RemovedAndUndone = meta.story({
  async play({ canvasElement, world }) {
    const page = await removeJonas(canvasElement);
    await page.findByText('Jonas Petersen is no longer in Newsletter');
    await waitFor(() => expect(page.queryByRole('button', remove)).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(await page.findByRole('button', remove)).toBeVisible();
    await expect(world.members.of(newsletter)).toContain(jonas);
  },
});

export const ManyRemoved = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Select Jonas Petersen' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Mira Sommer' }));
    await userEvent.click(await page.findByRole('button', { name: 'Remove members' }));
    const sheet = await page.findByRole('dialog', { name: '2 members are no longer in Newsletter' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(world.members.of(newsletter)).toContain(jonas));
  },
});

export const UpdatedLive = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('button', remove);
    await live(world);
    world.members.add(newsletter, [userIdOf('gustav.lund')]);
    world.hub.notify('GroupsChanged', { ids: [newsletter] });
    await expect(await page.findByRole('button', { name: 'Remove Gustav Lund' })).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Members 13' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeGroupMembers).fails('Group.ManagedReadonly')),
  async play({ canvasElement }) {
    const page = await removeJonas(canvasElement);
    await page.findByText('This group is managed elsewhere');
    await expect(page.getByRole('button', remove)).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupMembers).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    await expect(await pageOf(canvasElement).findByText('You are not allowed to do this')).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: { at: groupsPaths.details(noGroup, 'members') },
  async play({ canvasElement }) {
    const title = { level: 1, name: 'There is no such group' };
    await expect(await pageOf(canvasElement).findByRole('heading', title)).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listGroupMembers).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
