import { listUserGroups, removeUserFromGroups } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  fieldOf,
  find,
  hurry,
  live,
  pageOf,
  press,
  read,
  readPart,
  see,
  seeBusy,
  seeNo,
  seeTab,
  seeTitle,
  selectRow,
} from '#stories/steps.ts';
import { saveList } from '#stories/saved-list.ts';
import { jonas, unknownUser } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Groups',
  parameters: { at: usersPaths.details(jonas, 'groups') },
});

const newsletter = groupIdOf('Newsletter');

async function leaveNewsletter(shown: Place) {
  await press(shown, 'users:groups.removeOne', { group: 'Newsletter' });
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUserGroups).hangs()),
  async play(shown) {
    const table = await find(shown, 'table', 'users:groups.title', { name: 'Jonas Petersen' });
    await expect(table.parentElement).toHaveAttribute('aria-busy', 'true');
  },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(listUserGroups).hangs());
  },
  async play(shown) {
    await find(shown, 'table', 'users:groups.title', { name: 'Jonas Petersen' });
    await press(shown, 'shell:waiting.stop');
    await see(shown, 'heading', 'area:list.stopped');
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:waiting.stop');
  },
});

export const Empty = meta.story({
  beforeEach: ({ world }) => void world.members.forget(jonas),
  async play(shown) {
    const page = pageOf(shown);
    await see(shown, 'heading', 'users:groups.empty.title', { name: 'Jonas Petersen' });
    await read(shown, 'users:groups.empty.text');
    await expect(
      page.getAllByRole('link', { name: shown.words('users:addToGroups.submit', { count: 0 }) }),
    ).toHaveLength(2);
  },
});

export const Populated = meta.story({
  async play(shown) {
    const table = await find(shown, 'table', 'users:groups.title', { name: 'Jonas Petersen' });
    await expect(await within(table).findByText('Newsletter')).toBeVisible();
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4));
  },
});

export const Saved = meta.story({
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Newsletter' });
    const rows = await saveList(shown, 'shell:csv.page', { count: 3 });
    await expect(rows.map(([name]) => name)).toContain('Newsletter');
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${usersPaths.details(jonas, 'groups')}?groups.q=chess` },
  async play(shown) {
    await see(shown, 'heading', 'users:groups.noMatch');
    await expect(await fieldOf(shown, 'objects:groups.picker.search')).toHaveValue('chess');
  },
});

export const ManyPages = meta.story({
  parameters: { at: `${usersPaths.details(jonas, 'groups')}?groups.rows=10&groups.page=2` },
  beforeEach({ world }) {
    for (const group of world.groups.rows()) world.members.add(group.id, [jonas]);
  },
  async play(shown) {
    await read(shown, 'area:list.range', { from: 11, to: 20, total: 25 });
    await seeTab(shown, 'users:details.tab.groups', 25);
  },
});

export const ReadOnly = meta.story({
  async play(shown) {
    const remove = await find(shown, 'button', 'users:groups.removeOne', { group: 'All staff' });
    await userEvent.click(remove);
    await expect(remove).toHaveAccessibleDescription(shown.words.part('area:groups.managedMembers'));
    await expect(shown.world.members.of(groupIdOf('All staff'))).toContain(jonas);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeUserFromGroups).hangs()),
  async play(shown) {
    await leaveNewsletter(shown);
    await seeBusy(shown, 'users:groups.removeOne', { group: 'Newsletter' });
  },
});

export const RemovedAndUndone = meta.story({
  async play(shown) {
    await leaveNewsletter(shown);
    await read(shown, 'users:bulk.remove.done', { name: 'Jonas Petersen', first: 'Newsletter', count: 1 });
    await seeNo(shown, 'button', 'users:groups.removeOne', { group: 'Newsletter' });
    await press(shown, 'shell:action.undo');
    await see(shown, 'button', 'users:groups.removeOne', { group: 'Newsletter' });
    await expect(shown.world.members.of(newsletter)).toContain(jonas);
  },
});

export const ManyRemoved = meta.story({
  beforeEach: ({ world }) => world.members.add(groupIdOf('Archive auditors'), [jonas]),
  async play(shown) {
    const page = pageOf(shown);
    await selectRow(shown, 'Archive auditors');
    await selectRow(shown, 'Newsletter');
    await press(shown, 'users:groups.removeSelected');
    const title = shown.words('users:bulk.remove.done', { name: 'Jonas Petersen', count: 2 });
    const sheet = await page.findByRole('dialog', { name: title });
    await waitFor(() => expect(sheet).toBeVisible());
    // The sheet says it; what can be done about it is a message of its own.
    await expect(await page.findByRole('alertdialog', { name: title })).toBeInTheDocument();
    await expect(shown.world.members.of(newsletter)).not.toContain(jonas);
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await find(shown, 'button', 'users:groups.removeOne', { group: 'Newsletter' });
    await live(shown.world);
    shown.world.members.add(groupIdOf('Design'), [jonas]);
    shown.world.hub.notify('GroupsChanged', { ids: [groupIdOf('Design')] });
    await see(shown, 'button', 'users:groups.removeOne', { group: 'Design' });
    await seeTab(shown, 'users:details.tab.groups', 4);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeUserFromGroups).fails('Group.ManagedReadonly')),
  async play(shown) {
    await leaveNewsletter(shown);
    await read(shown, 'users:groups.removeFailed', { name: 'Jonas Petersen', group: 'Newsletter' });
    await readPart(shown, 'errors:Group.ManagedReadonly.title');
    await see(shown, 'button', 'users:groups.removeOne', { group: 'Newsletter' });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUserGroups).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.details(unknownUser, 'groups') },
  async play(shown) {
    await seeTitle(shown, 'users:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listUserGroups).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});
