import { listUserGroups } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, check, find, pageOf, press, see, seeNo } from '#stories/steps.ts';
import { jonas } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Leave groups',
  parameters: { at: `${usersPaths.details(jonas, 'groups')}?groups.rows=10` },
  beforeEach({ world }) {
    for (const group of world.groups.rows()) world.members.add(group.id, [jonas]);
  },
});

const newsletter = groupIdOf('Newsletter');

async function selectAllThatMatch(shown: Place) {
  await find(shown, 'checkbox', 'area:list.selectRow', { name: 'Archive auditors' });
  await check(shown, 'area:list.selectPage');
  await press(shown, 'area:list.selectAllMatching', { count: 25 });
}

export const AllThatMatchRead = meta.story({
  async play(shown) {
    await selectAllThatMatch(shown);
    const page = pageOf(shown);
    const list = { list: shown.words('users:details.tab.groups') };
    shown.msw.use(on(listUserGroups).hangs());
    await press(shown, 'users:groups.removeSelected');
    const reading = await find(shown, 'dialog', 'objects:bulk.reading', list);
    await waitFor(() => expect(reading).toBeVisible());
    await userEvent.click(within(reading).getByRole('button', { name: shown.words('shell:action.cancel') }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(shown.world.members.of(newsletter)).toContain(jonas);
    await see(shown, 'button', 'users:groups.removeSelected');
  },
});

export const AllThatMatchUnread = meta.story({
  async play(shown) {
    await selectAllThatMatch(shown);
    const page = pageOf(shown);
    const list = { list: shown.words('users:details.tab.groups') };
    shown.msw.use(on(listUserGroups, { once: true }).fails('Default.UnexpectedError'));
    await press(shown, 'users:groups.removeSelected');
    const failed = await find(shown, 'dialog', 'objects:bulk.readingFailed', list);
    await userEvent.click(
      await within(failed).findByRole('button', { name: shown.words('shell:action.retry') }),
    );
    const title = shown.words.part('users:bulk.remove.done', { name: 'Jonas Petersen' });
    await waitFor(() => expect(page.getByRole('dialog', { name: title })).toBeVisible());
    await seeNo(shown, 'dialog', 'objects:bulk.reading', list);
    await expect(shown.world.members.of(newsletter)).not.toContain(jonas);
  },
});
