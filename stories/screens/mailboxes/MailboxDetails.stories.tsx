import { deleteMailbox, getMailboxWithOwner, listImportSources } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  choose,
  enter,
  fieldOf,
  findPart,
  follow,
  live,
  pageOf,
  press,
  read,
  see,
  seeBusy,
  seeName,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';
import { bicycle, change, council, councilAddress, noMailbox, remove, sales } from './mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/Details',
  parameters: { at: mailboxesPaths.details(council) },
});

async function askToDelete(shown: Place, name = 'Works council') {
  await press(shown, 'objects:more', { name });
  await choose(shown, 'mailboxes:action.delete');
  return findPart(shown, 'alertdialog', 'objects:delete.title', { name });
}

async function confirmDeletion(shown: Place) {
  const dialog = await askToDelete(shown);
  await enter(dialog, 'objects:typedName.label', 'Works council');
  await press(dialog, 'mailboxes:delete.confirm');
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getMailboxWithOwner).hangs()),
  async play(shown) {
    await seeTitle(shown, 'mailboxes:details.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await seeName(shown, 'Works council');
    const { words } = shown;
    await expect(
      pageOf(shown).getByText(
        `${words('area:mailboxes.type.SharedMailbox')} · ${words('mailboxes:details.local')}`,
      ),
    ).toBeVisible();
    await seeTab(shown, 'mailboxes:details.tab.addresses', 1);
    await seeTab(shown, 'mailboxes:details.tab.delegates', 1);
  },
});

export const ReadOnly = meta.story({
  parameters: { at: mailboxesPaths.details(sales) },
  async play(shown) {
    const page = pageOf(shown);
    await read(shown, 'area:origin.managed');
    for (const key of ['mailboxes:action.edit', 'mailboxes:action.addDelegates'] as const)
      await expect(page.queryByRole('link', { name: shown.words(key) })).toBeNull();
    await press(shown, 'objects:more', { name: 'Sales' });
    for (const [action, reason] of [
      ['mailboxes:action.edit', 'mailboxes:rules.editManaged'],
      ['mailboxes:action.createAddress', 'mailboxes:rules.addressesManaged'],
      ['mailboxes:action.addDelegates', 'mailboxes:rules.delegatesManaged'],
      ['mailboxes:action.delete', 'mailboxes:rules.deleteManaged'],
    ] as const) {
      const item = await page.findByRole('menuitem', { name: shown.words.part(action) });
      await expect(item).toHaveTextContent(shown.words(reason));
    }
  },
});

/** It still gets mail, so its name has to be typed. */
export const ConfirmingDelete = meta.story({
  async play(shown) {
    const dialog = await askToDelete(shown);
    for (const name of ['Jonas Petersen', councilAddress, 'Ines Carvalho'])
      await expect(await dialog.findByText(name)).toBeVisible();
    await expect(await fieldOf(dialog, 'objects:typedName.label')).toHaveFocus();
    await press(dialog, 'mailboxes:delete.confirm');
    await read(dialog, 'objects:typedName.mismatch');
    await follow(dialog, 'mailboxes:dependants.seeDelegates');
    await see(shown, 'button', 'mailboxes:delegates.removeOne', { user: 'Ines Carvalho' });
  },
});

export const ConfirmingDeleteWithoutAddresses = meta.story({
  parameters: { at: mailboxesPaths.details(bicycle) },
  async play(shown) {
    const dialog = await askToDelete(shown, 'Company bicycle');
    await read(dialog, 'area:mailboxes.ownerless');
    await press(dialog, 'mailboxes:delete.confirm');
    await read(shown, 'objects:delete.deleted', { name: 'Company bicycle' });
    await expect(shown.world.mailboxes.get(bicycle)).toBeUndefined();
  },
});

/** What could not be read is named, and can be read again. */
export const ConfirmingDeleteHalfBlind = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportSources).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await askToDelete(shown);
    await read(dialog, 'objects:dependants.unread');
    shown.msw.use(on(listImportSources).answers({ rows: [], totalRows: 0, hasMore: false }));
    await press(dialog, 'shell:action.retry');
    const unread = shown.words('objects:dependants.unread');
    await waitFor(() => expect(dialog.queryByText(unread)).toBeNull());
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteMailbox).hangs()),
  async play(shown) {
    const dialog = await confirmDeletion(shown);
    await seeBusy(dialog, 'mailboxes:delete.confirm');
  },
});

export const Deleted = meta.story({
  parameters: { at: `${mailboxesPaths.details(council)}?q=works` },
  async play(shown) {
    await confirmDeletion(shown);
    await seeTitle(shown, 'mailboxes:list.title');
    await read(shown, 'objects:delete.deleted', { name: 'Works council' });
    await expect(await fieldOf(shown, 'mailboxes:list.search')).toHaveValue('works');
    await expect(shown.world.mailboxes.get(council)).toBeUndefined();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteMailbox).fails('Mailbox.ManagedReadonly')),
  async play(shown) {
    await confirmDeletion(shown);
    await read(shown, 'errors:Mailbox.ManagedReadonly.title');
  },
});

/** Another person was quicker: the goal is reached. */
export const DeletedByAnother = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteMailbox).fails('Mailbox.NotFound')),
  async play(shown) {
    await confirmDeletion(shown);
    await read(shown, 'objects:delete.alreadyDeleted', { name: 'Works council' });
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await seeName(shown, 'Works council');
    await live(shown.world);
    change(shown.world, council, { name: 'Works council 2026' });
    await seeName(shown, 'Works council 2026');
  },
});

export const DeletedMeanwhile = meta.story({
  async play(shown) {
    await seeName(shown, 'Works council');
    await live(shown.world);
    remove(shown.world, council);
    await seeTitle(shown, 'objects:deletedMeanwhile.title', { name: 'Works council' });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getMailboxWithOwner).fails('Default.Forbidden')),
  async play(shown) {
    await seeTitle(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: `${mailboxesPaths.details(noMailbox)}?q=works` },
  async play(shown) {
    await seeTitle(shown, 'mailboxes:details.notFound.title');
    await follow(shown, 'mailboxes:details.toList');
    await expect(await pageOf(shown).findByRole('link', { name: 'Works council' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getMailboxWithOwner).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await expect(await pageOf(shown).findByText('4b1c-77')).toBeVisible();
    await seeTitle(shown, 'mailboxes:details.stopped');
    await see(shown, 'button', 'shell:action.retry');
  },
});
