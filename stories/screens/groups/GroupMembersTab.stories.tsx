import { addGroupMembers, listGroupMembers, removeGroupMembers } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  fieldOf,
  find,
  findPart,
  live,
  pageOf,
  partOf,
  press,
  read,
  readPart,
  see,
  seeBusy,
  seeName,
  seeNo,
  seeTab,
  seeTitle,
  selectRow,
} from '#stories/steps.ts';
import { saveList } from '#stories/saved-list.ts';
import { customerCare, interns, newsletter, noGroup } from './groups.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Members',
  parameters: { at: groupsPaths.details(newsletter, 'members') },
});

const jonas = userIdOf('jonas.petersen');

async function removeJonas(shown: Place) {
  await press(shown, 'groups:members.removeOne', { user: 'Jonas Petersen' });
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupMembers).hangs()),
  async play(shown) {
    const table = await find(shown, 'table', 'groups:members.title', { name: 'Newsletter' });
    await expect(table.parentElement).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  parameters: { at: groupsPaths.details(interns, 'members') },
  async play(shown) {
    const page = pageOf(shown);
    await see(shown, 'heading', 'groups:members.empty.title', { name: 'Interns' });
    await expect(page.getAllByRole('link', { name: shown.words('groups:action.addMembers') })).toHaveLength(
      2,
    );
  },
});

export const Populated = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    const row = partOf(shown, await page.findByRole('row', { name: /Jonas Petersen/ }));
    await expect(row.getByText('jonas.petersen@lindenhof.example')).toBeVisible();
    await userEvent.click(row.getByRole('link', { name: 'Jonas Petersen' }));
    await seeName(shown, 'Jonas Petersen');
  },
});

export const Saved = meta.story({
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Jonas Petersen' });
    await expect(await saveList(shown, 'shell:csv.allMatching', { count: 12 })).toContainEqual([
      'Jonas Petersen',
      'jonas.petersen',
      expect.stringMatching(/^jonas\.petersen@/),
      expect.stringMatching(/./),
    ]);
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${groupsPaths.details(newsletter, 'members')}?members.q=chess` },
  async play(shown) {
    await see(shown, 'heading', 'groups:members.noMatch');
    await expect(await fieldOf(shown, 'groups:members.search')).toHaveValue('chess');
  },
});

export const ManyPages = meta.story({
  parameters: { at: `${groupsPaths.details(newsletter, 'members')}?members.rows=10&members.page=2` },
  async play(shown) {
    await read(shown, 'area:list.range', { from: 11, to: 12, total: 12 });
  },
});

/** What the service refuses is not offered; who belongs to the group is still found. */
export const ReadOnly = meta.story({
  parameters: { at: groupsPaths.addMembers(customerCare) },
  async play(shown) {
    const page = pageOf(shown);
    const table = await findPart(shown, 'table', 'groups:members.title', { name: 'Customer care' });
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(12));
    await read(shown, 'area:origin.managed');
    await seeNo(shown, 'button', 'groups:members.removeOne');
    await expect(page.queryByRole('checkbox')).toBeNull();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeGroupMembers).hangs()),
  async play(shown) {
    await removeJonas(shown);
    await seeBusy(shown, 'groups:members.removeOne', { user: 'Jonas Petersen' });
  },
});

export const RemovedAndUndone = meta.story({
  async play(shown) {
    await removeJonas(shown);
    await read(shown, 'groups:bulk.remove.done', { first: 'Jonas Petersen', name: 'Newsletter', count: 1 });
    await seeNo(shown, 'button', 'groups:members.removeOne', { user: 'Jonas Petersen' });
    await press(shown, 'shell:action.undo');
    await see(shown, 'button', 'groups:members.removeOne', { user: 'Jonas Petersen' });
    await expect(shown.world.members.of(newsletter)).toContain(jonas);
  },
});

export const ManyRemoved = meta.story({
  async play(shown) {
    await selectRow(shown, 'Jonas Petersen');
    await selectRow(shown, 'Mira Sommer');
    await press(shown, 'groups:members.removeSelected');
    const sheet = await find(shown, 'dialog', 'groups:bulk.remove.done', { count: 2, name: 'Newsletter' });
    await waitFor(() => expect(sheet).toBeVisible());
    await press(shown, 'shell:action.undo');
    await waitFor(() => expect(shown.world.members.of(newsletter)).toContain(jonas));
  },
});

/** What was not put back is named, and can be tried once more. */
export const ManyNotPutBack = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addGroupMembers, { once: true }).fails('Default.UnexpectedError')),
  async play(shown) {
    await selectRow(shown, 'Jonas Petersen');
    await selectRow(shown, 'Mira Sommer');
    await press(shown, 'groups:members.removeSelected');
    await press(shown, 'shell:action.undo');
    const removed = { count: 2, name: 'Newsletter', first: 'Jonas Petersen' };
    await read(shown, 'errors:detail.notTakenBack', {
      what: shown.words('groups:bulk.remove.done', removed),
    });
    await press(shown, 'shell:action.undo');
    await waitFor(() => expect(shown.world.members.of(newsletter)).toContain(jonas));
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await find(shown, 'button', 'groups:members.removeOne', { user: 'Jonas Petersen' });
    await live(shown.world);
    shown.world.members.add(newsletter, [userIdOf('gustav.lund')]);
    shown.world.hub.notify('GroupsChanged', { ids: [newsletter] });
    await see(shown, 'button', 'groups:members.removeOne', { user: 'Gustav Lund' });
    await seeTab(shown, 'groups:details.tab.members', 13);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeGroupMembers).fails('Group.ManagedReadonly')),
  async play(shown) {
    await removeJonas(shown);
    await read(shown, 'groups:members.removeFailed', { user: 'Jonas Petersen', name: 'Newsletter' });
    await readPart(shown, 'errors:Group.ManagedReadonly.title');
    await see(shown, 'button', 'groups:members.removeOne', { user: 'Jonas Petersen' });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupMembers).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: groupsPaths.details(noGroup, 'members') },
  async play(shown) {
    await seeTitle(shown, 'groups:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listGroupMembers).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});
