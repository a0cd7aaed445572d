import { deleteMailbox, getUser, listMailboxAddresses, listMailboxes } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  enter,
  live,
  pageOf,
  partOf,
  press,
  read,
  readPart,
  see,
  selectRow,
  findPart,
} from '#stories/steps.ts';
import { change, council, countOfAddresses, webmaster } from './mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/List',
  parameters: { at: `${mailboxesPaths.list()}?type=SharedMailbox` },
});

const link = (shown: Place, name: string) => pageOf(shown).findByRole('link', { name });
const rowOf = async (shown: Place, name: RegExp) =>
  partOf(shown, await pageOf(shown).findByRole('row', { name }));

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByText(shown.words('area:list.loading'))).toBeInTheDocument();
    await see(shown, 'link', 'mailboxes:list.create');
  },
});

export const Empty = meta.story({
  parameters: { at: mailboxesPaths.list(), world: { users: 0 } },
  async play(shown) {
    await see(shown, 'heading', 'mailboxes:list.empty.title');
    await read(shown, 'mailboxes:list.empty.text');
    await expect(
      pageOf(shown).getAllByRole('link', { name: shown.words('mailboxes:list.create') }),
    ).toHaveLength(2);
  },
});

export const EmptyAtMicrosoft = meta.story({
  parameters: {
    at: mailboxesPaths.list(),
    as: 'microsoft365@demo.example',
    world: { tenant: 'microsoft365' },
  },
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).answers({ rows: [], totalRows: 0 })),
  async play(shown) {
    await read(shown, 'mailboxes:list.empty.textMicrosoft');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const row = await rowOf(shown, /Works council/);
    await read(row, 'area:mailboxes.type.SharedMailbox');
    await read(row, 'area:origin.local');
    await expect(await row.findByRole('link', { name: 'Jonas Petersen' })).toBeVisible();
    await expect(await row.findByText('betriebsrat@demo.example')).toBeVisible();
    await read(await rowOf(shown, /Webmaster/), 'area:mailboxes.ownerless');
  },
});

/** Mailboxes without an owner, as a filter that stays in the address. */
export const WithoutOwner = meta.story({
  parameters: { at: `${mailboxesPaths.list()}?owner=none&origin=local` },
  async play(shown) {
    await expect(await link(shown, 'Company bicycle')).toBeVisible();
    await expect(pageOf(shown).queryByRole('link', { name: 'Works council' })).toBeNull();
    await press(shown, 'area:list.removeFilter', { label: shown.words('area:origin.label') });
    await expect(await link(shown, 'Meeting room Ahorn')).toBeVisible();
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${mailboxesPaths.list()}?q=chess` },
  async play(shown) {
    await see(shown, 'heading', 'mailboxes:list.noMatch');
    await press(shown, 'area:list.clearFilters');
    await expect(await link(shown, 'Applications')).toBeVisible();
    const count = [...shown.world.mailboxes.rows()].length;
    await readPart(shown, 'mailboxes:list.counted', { count });
  },
});

export const LongText = meta.story({
  beforeEach: ({ world }) =>
    change(world, council, {
      name: 'Works council of Lindenhof GmbH, Berlin, Leipzig and Rostock 2019–2026',
    }),
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await expect(await pageOf(shown).findByRole('link', { name: /Rostock/ })).toBeVisible();
    const { clientWidth, scrollWidth } = shown.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/** An owner who cannot be read is not said to be missing, and addresses that cannot be read are not none. */
export const OwnersUnread = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(getUser).fails('Default.UnexpectedError'),
      on(listMailboxAddresses).fails('Default.UnexpectedError'),
    ),
  async play(shown) {
    const row = await rowOf(shown, /Works council/);
    await waitFor(() => expect(row.getAllByText(shown.words('area:list.unread'))).toHaveLength(2));
    await expect(row.queryByText(shown.words('mailboxes:list.noAddress'))).toBeNull();
  },
});

export const ConfirmingDeleteOfMany = meta.story({
  async play(shown) {
    for (const name of ['Sales', 'Webmaster', 'Works council']) await selectRow(shown, name);
    await press(shown, 'mailboxes:bulk.deleteMany');
    const dialog = await findPart(shown, 'alertdialog', 'mailboxes:bulk.delete.title', { count: 2 });
    await read(dialog, 'objects:bulk.managed');
    const count = countOfAddresses(shown.world, [council, webmaster]);
    await read(dialog, 'objects:addresses.left', { count });
  },
});

/** A selected mailbox that is excluded is named in the result too. */
export const DeletedMany = meta.story({
  async play(shown) {
    await ConfirmingDeleteOfMany.play(shown);
    await enter(shown, 'objects:bulk.number.type', '2');
    await press(shown, 'mailboxes:bulk.delete.confirm', { count: 2 });
    const sheet = await findPart(shown, 'dialog', 'mailboxes:bulk.delete.partlyDone', { count: 2, total: 3 });
    await read(sheet, 'mailboxes:rules.deleteManaged');
    await expect(shown.world.mailboxes.get(webmaster)).toBeUndefined();
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await link(shown, 'Works council');
    await live(shown.world);
    change(shown.world, council, { name: 'Works council 2026', ownerId: null });
    const changed = await link(shown, 'Works council 2026');
    await waitFor(() => expect(changed.closest('tr')).toHaveAttribute('data-changed'));
    await read(await rowOf(shown, /Works council 2026/), 'area:mailboxes.ownerless');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteMailbox).fails('Mailbox.ManagedReadonly')),
  async play(shown) {
    await selectRow(shown, 'Works council');
    await press(shown, 'mailboxes:bulk.deleteMany');
    await enter(shown, 'objects:typedName.label', 'Works council');
    await press(shown, 'mailboxes:bulk.delete.confirm', { count: 1 });
    await expect(await pageOf(shown).findByText('Mailbox.ManagedReadonly')).toBeInTheDocument();
    await pageOf(shown).findByRole('link', { name: 'Works council', hidden: true });
  },
});

export const Searching = meta.story({
  async play(shown) {
    await enter(shown, 'mailboxes:list.search', 'kanzlei');
    await expect(await link(shown, 'Kanzlei Lund')).toBeVisible();
    await waitFor(() => expect(pageOf(shown).queryByRole('link', { name: 'Works council' })).toBeNull());
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});
