import { deleteEmailAddress, listEmailAddresses } from '@archive-console/api-client';
import { emailAddressesPaths } from '@archive-console/console';
import { addressIdOf, on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, findPart, live, pageOf, press, read, readPart, see, seen, selectRow } from '#stories/steps.ts';
import { askToDelete, care, fax, known, newsletter, rowOf } from './addresses.ts';

const at = emailAddressesPaths.list();
const meta = preview.meta({ title: 'Screens/E-mail addresses/List', parameters: { at } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listEmailAddresses).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByText(shown.words('area:list.loading'))).toBeInTheDocument();
    await see(shown, 'link', 'email-addresses:list.create');
  },
});

export const Empty = meta.story({
  parameters: { world: { users: 0 } },
  async play(shown) {
    await see(shown, 'heading', 'email-addresses:list.empty.title');
    await expect(
      pageOf(shown).getAllByRole('link', { name: shown.words('email-addresses:list.create') }),
    ).toHaveLength(2);
  },
});

export const Populated = meta.story({
  async play(shown) {
    const row = await rowOf(shown, 'amelie.brandt@demo.example');
    // Her mailbox, and she who owns it.
    await waitFor(() => expect(row.getAllByRole('link', { name: 'Amelie Brandt' })).toHaveLength(2));
    await read(row, 'email-addresses:type.MailboxAddress');
    await read(row, 'area:origin.microsoft');
    const count = [...shown.world.addresses.rows()].length;
    await read(shown, 'email-addresses:list.counted', { count });
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${at}?q=chess` },
  async play(shown) {
    await see(shown, 'heading', 'email-addresses:list.noMatch');
    await press(shown, 'area:list.clearFilters');
    await expect(await pageOf(shown).findByText('amelie.brandt@demo.example')).toBeVisible();
  },
});

export const ConfirmingDelete = meta.story({
  parameters: { at: `${at}?q=webmaster` },
  async play(shown) {
    const dialog = await askToDelete(shown, 'webmaster@demo.example');
    await read(dialog, 'objects:addresses.delete.text', { name: 'Webmaster' });
    await read(dialog, 'objects:addresses.delete.stay', { count: 1 });
    const owner = await find(dialog, 'link', 'objects:addresses.holder.open', { name: 'Webmaster' });
    await expect(owner).toHaveAttribute('href', expect.stringMatching(/\/addresses$/));
  },
});

/** How many addresses are left could not be read: it is read again on request. */
export const ConfirmingDeleteReadAgain = meta.story({
  parameters: { at: `${at}?q=webmaster` },
  async play(shown) {
    await rowOf(shown, 'webmaster@demo.example');
    shown.msw.use(on(listEmailAddresses, { once: true }).fails('Default.Forbidden'));
    const dialog = await askToDelete(shown, 'webmaster@demo.example');
    await read(dialog, 'objects:dependants.unread');
    await press(dialog, 'shell:action.retry');
    await read(dialog, 'objects:addresses.delete.stay', { count: 1 });
  },
});

export const Deleted = meta.story({
  parameters: { at: `${at}?q=${fax}` },
  async play(shown) {
    const dialog = await askToDelete(shown, fax);
    await read(dialog, 'objects:addresses.delete.nobody');
    await press(dialog, 'objects:addresses.delete.confirm');
    await read(shown, 'objects:delete.deleted', { name: fax });
    await expect(shown.world.addresses.get(addressIdOf(fax))).toBeUndefined();
  },
});

export const ConfirmingDeleteOfMany = meta.story({
  parameters: { at: `${at}?type=GroupAddress` },
  async play(shown) {
    await known(shown, care);
    await selectRow(shown, care);
    await selectRow(shown, newsletter);
    await press(shown, 'email-addresses:bulk.deleteMany');
    const dialog = await findPart(shown, 'alertdialog', 'email-addresses:bulk.delete.title', { count: 1 });
    await seen(dialog.getByText(newsletter));
    await read(dialog, 'objects:bulk.managed');
  },
});

export const DeletedMany = meta.story({
  ...ConfirmingDeleteOfMany.input,
  async play(shown) {
    await ConfirmingDeleteOfMany.play(shown);
    await press(shown, 'email-addresses:bulk.delete.confirm', { count: 1 });
    const sheet = await findPart(shown, 'dialog', 'email-addresses:bulk.delete.partlyDone', {
      count: 1,
      total: 2,
    });
    await readPart(sheet, 'email-addresses:rules.managedGroup');
    await expect(shown.world.addresses.get(addressIdOf(newsletter))).toBeUndefined();
  },
});

export const UpdatedLive = meta.story({
  parameters: { at: `${at}?q=demo.example&assigned=orphaned` },
  async play(shown) {
    await rowOf(shown, fax);
    await live(shown.world);
    const found = shown.world.addresses.get(addressIdOf(fax));
    if (found === undefined) throw new Error('The world has no such address.');
    shown.world.addresses.put({ ...found, address: 'fax-2026@demo.example' });
    shown.world.hub.notify('EmailAddressesChanged', { ids: [found.id] });
    const row = await rowOf(shown, 'fax-2026@demo.example');
    await waitFor(() => expect(row.part).toHaveAttribute('data-changed'));
  },
});

/** The mailbox became a managed one while the dialog was open. */
export const Rejected = meta.story({
  parameters: { at: `${at}?q=webmaster` },
  beforeEach: ({ msw }) => msw.use(on(deleteEmailAddress).fails('Mailbox.ManagedReadonly')),
  async play(shown) {
    const dialog = await askToDelete(shown, 'webmaster@demo.example');
    await press(dialog, 'objects:addresses.delete.confirm');
    await readPart(dialog, 'errors:Mailbox.ManagedReadonly.title');
  },
});

export const DeletedMeanwhile = meta.story({
  parameters: { at: `${at}?q=webmaster` },
  beforeEach: ({ msw }) => msw.use(on(deleteEmailAddress).fails('EmailAddress.NotFound')),
  async play(shown) {
    const address = 'webmaster@demo.example';
    await press(await askToDelete(shown, address), 'objects:addresses.delete.confirm');
    await read(shown, 'objects:delete.alreadyDeleted', { name: address });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listEmailAddresses).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listEmailAddresses).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:action.retry');
  },
});
