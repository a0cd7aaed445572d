import { deleteGroup, getGroup, listGroupMembers } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  choose,
  fieldOf,
  find,
  follow,
  live,
  pageOf,
  press,
  read,
  readPart,
  see,
  seeBusy,
  seeName,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';
import { customerCare, newsletter, noGroup, remove, rename } from './groups.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Details',
  parameters: { at: groupsPaths.details(newsletter) },
});

async function askToDelete(shown: Place) {
  await press(shown, 'objects:more', { name: 'Newsletter' });
  await choose(shown, 'groups:action.delete');
  const dialog = await find(shown, 'alertdialog', 'objects:delete.title', { name: 'Newsletter' });
  await waitFor(() => expect(dialog).toBeVisible());
}

async function confirmDeletion(shown: Place) {
  await askToDelete(shown);
  await press(shown, 'groups:action.delete');
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getGroup).hangs()),
  async play(shown) {
    await seeTitle(shown, 'groups:details.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await seeName(shown, 'Newsletter');
    await expect(
      page.getByText(
        `${shown.words('area:groups.type.DistributionGroup')} · ${shown.words('groups:details.local')}`,
      ),
    ).toBeVisible();
    await seeTab(shown, 'groups:details.tab.members', 12);
    await seeTab(shown, 'groups:details.tab.addresses', 1);
  },
});

export const ReadOnly = meta.story({
  parameters: { at: groupsPaths.details(customerCare) },
  async play(shown) {
    const page = pageOf(shown);
    await read(shown, 'area:origin.managed');
    for (const name of [shown.words('groups:action.edit'), shown.words('groups:action.addMembers')]) {
      await expect(page.queryByRole('link', { name })).toBeNull();
    }
    await press(shown, 'objects:more', { name: 'Customer care' });
    for (const [action, reason] of [
      [shown.words.part('groups:action.edit'), shown.words('groups:rules.editManaged')],
      [shown.words.part('groups:action.addMembers'), shown.words('area:groups.managedMembers')],
      [shown.words.part('groups:action.createAddress'), shown.words('groups:rules.addressesManaged')],
      [shown.words.part('groups:action.delete'), shown.words('groups:rules.deleteManaged')],
    ] as const) {
      await expect(await page.findByRole('menuitem', { name: action })).toHaveTextContent(reason);
    }
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    await askToDelete(shown);
    await read(shown, 'groups:delete.dependants.leave', { count: 12 });
    await readPart(shown, 'groups:delete.stays');
  },
});

export const ConfirmingDeleteHalfBlind = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupMembers).fails('Default.UnexpectedError')),
  async play(shown) {
    await askToDelete(shown);
    const page = pageOf(shown);
    await read(shown, 'objects:dependants.unread');
    await expect(
      page.queryByText(shown.words.part('groups:delete.dependants.leave', { count: 2 })),
    ).toBeNull();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteGroup).hangs()),
  async play(shown) {
    await confirmDeletion(shown);
    await seeBusy(shown, 'groups:action.delete');
  },
});

export const Deleted = meta.story({
  parameters: { at: `${groupsPaths.details(newsletter)}?q=new` },
  async play(shown) {
    await confirmDeletion(shown);
    await seeTitle(shown, 'groups:list.title');
    await read(shown, 'objects:delete.deleted', { name: 'Newsletter' });
    await expect(await fieldOf(shown, 'groups:list.search')).toHaveValue('new');
    await expect(shown.world.groups.get(newsletter)).toBeUndefined();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteGroup).fails('Group.ManagedReadonly')),
  async play(shown) {
    await confirmDeletion(shown);
    await read(shown, 'errors:Group.ManagedReadonly.title');
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await seeName(shown, 'Newsletter');
    await live(shown.world);
    rename(shown.world, newsletter, 'Newsletter 2026');
    await seeName(shown, 'Newsletter 2026');
  },
});

export const DeletedMeanwhile = meta.story({
  async play(shown) {
    await seeName(shown, 'Newsletter');
    await live(shown.world);
    remove(shown.world, newsletter);
    await seeTitle(shown, 'objects:deletedMeanwhile.title', { name: 'Newsletter' });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getGroup).fails('Default.Forbidden')),
  async play(shown) {
    await seeTitle(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: `${groupsPaths.details(noGroup)}?q=new` },
  async play(shown) {
    const page = pageOf(shown);
    await seeTitle(shown, 'groups:details.notFound.title');
    await follow(shown, 'groups:details.toList');
    await expect(await page.findByRole('link', { name: 'Newsletter' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getGroup).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await seeTitle(shown, 'groups:details.stopped');
    await see(shown, 'button', 'shell:action.retry');
  },
});
