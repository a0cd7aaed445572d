import { deleteEmailAddress, listMailboxAddresses } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { addressIdOf, on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  enter,
  fieldOf,
  find,
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
} from '#stories/steps.ts';
import { bicycle, council, councilAddress, noMailbox, sales } from './mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/Addresses',
  parameters: { at: mailboxesPaths.details(council, 'addresses') },
});

const address = councilAddress;

async function askToDelete(shown: Place) {
  await press(shown, 'objects:addresses.deleteOne', { address });
  await find(shown, 'alertdialog', 'objects:delete.title', { name: address });
}

async function confirmDeletion(shown: Place) {
  await askToDelete(shown);
  await press(shown, 'objects:addresses.delete.confirm');
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxAddresses).hangs()),
  async play(shown) {
    await see(shown, 'status', 'objects:addresses.loading');
  },
});

export const Empty = meta.story({
  parameters: { at: mailboxesPaths.details(bicycle, 'addresses') },
  async play(shown) {
    const page = pageOf(shown);
    await see(shown, 'heading', 'objects:addresses.empty.title', { name: 'Company bicycle' });
    await expect(page.getAllByRole('link', { name: shown.words('objects:addresses.create') })).toHaveLength(
      2,
    );
  },
});

export const Populated = meta.story({
  async play(shown) {
    await see(shown, 'button', 'objects:addresses.deleteOne', { address });
    await readPart(shown, 'mailboxes:addresses.text');
  },
});

/** What the service refuses is not offered, also where its address is opened. */
export const ReadOnly = meta.story({
  parameters: { at: mailboxesPaths.createAddress(sales) },
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('verkauf@lindenhof.example')).toBeVisible();
    await read(shown, 'area:origin.managed');
    await seeNo(shown, 'button', 'objects:addresses.deleteOne');
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

/** More than a page of them: found by what they contain, seen page by page. */
export const ManyPages = meta.story({
  parameters: { at: `${mailboxesPaths.details(council, 'addresses')}?addresses.page=2` },
  beforeEach({ world }) {
    const known = world.addresses.get(addressIdOf(address));
    if (known === undefined) throw new Error('The demo service has lost an address of its seed.');
    for (let number = 1; number <= 30; number += 1)
      world.addresses.put({ ...known, id: `council-${number}`, address: `council-${number}@demo.example` });
  },
  async play(shown) {
    await read(shown, 'area:list.range', { from: 26, to: 31, total: 31 });
    await expect(pageOf(shown).queryByText(address)).toBeNull();
    await press(shown, 'area:list.previousPage');
    await read(shown, 'area:list.range', { from: 1, to: 25, total: 31 });
    await enter(shown, 'objects:addresses.search', 'BETRIEBS');
    await read(shown, 'area:list.range', { from: 1, to: 1, total: 1 });
    await see(shown, 'button', 'objects:addresses.deleteOne', { address });
    await enter(shown, 'objects:addresses.search', 'chess');
    await read(shown, 'area:list.noMatchTitle');
    await press(shown, 'area:list.clearSearch');
    await read(shown, 'area:list.range', { from: 1, to: 25, total: 31 });
  },
});

/** Found by the reader, the page that was looked at is there again after a reload. */
export const NarrowGerman = meta.story({
  parameters: { at: `${mailboxesPaths.details(council, 'addresses')}?addresses.q=council-3` },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  beforeEach: ManyPages.input.beforeEach,
  async play(shown) {
    await expect(await fieldOf(shown, 'objects:addresses.search')).toHaveValue('council-3');
    await read(shown, 'area:list.range', { from: 1, to: 2, total: 2 });
  },
});

/** In the letters that people read, and as the service has it. */
export const InLetters = meta.story({
  beforeEach({ world }) {
    const known = world.addresses.get(addressIdOf(address));
    if (known !== undefined) world.addresses.put({ ...known, address: 'info@xn--mnchen-3ya.example' });
  },
  async play(shown) {
    const name = { address: 'info@münchen.example' };
    await see(shown, 'button', 'objects:addresses.deleteOne', name);
    await expect(await pageOf(shown).findByText('info@xn--mnchen-3ya.example')).toBeVisible();
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    await askToDelete(shown);
    await readPart(shown, 'objects:addresses.delete.text', { name: 'Works council' });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteEmailAddress).hangs()),
  async play(shown) {
    await confirmDeletion(shown);
    await seeBusy(shown, 'objects:addresses.delete.confirm');
  },
});

export const Deleted = meta.story({
  async play(shown) {
    await confirmDeletion(shown);
    await read(shown, 'objects:delete.deleted', { name: address });
    await see(shown, 'heading', 'objects:addresses.empty.title', { name: 'Works council' });
    await seeTab(shown, 'mailboxes:details.tab.addresses', 0);
    await expect(shown.world.addresses.get(addressIdOf(address))).toBeUndefined();
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await find(shown, 'button', 'objects:addresses.deleteOne', { address });
    await live(shown.world);
    shown.world.addresses.remove(addressIdOf(address));
    shown.world.hub.notify('EmailAddressesChanged', { ids: [addressIdOf(address)] });
    await see(shown, 'heading', 'objects:addresses.empty.title', { name: 'Works council' });
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteEmailAddress).fails('Mailbox.ManagedReadonly')),
  async play(shown) {
    await confirmDeletion(shown);
    await read(shown, 'errors:Mailbox.ManagedReadonly.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxAddresses).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: mailboxesPaths.details(noMailbox, 'addresses') },
  async play(shown) {
    await seeTitle(shown, 'mailboxes:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listMailboxAddresses).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});
