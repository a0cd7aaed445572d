import { getMailboxWithOwner } from '@archive-console/api-client';
import { emailAddressesPaths } from '@archive-console/console';
import { addressIdOf, groupIdOf, on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { saveList } from '#stories/saved-list.ts';
import { find, live, pageOf, press, read, readPart } from '#stories/steps.ts';
import { askToDelete, care, fax, known, newsletter, rowOf, seeOff } from './addresses.ts';

const at = emailAddressesPaths.list();
const ofMunich = 'info@xn--mnchen-3ya.example';
const meta = preview.meta({ title: 'Screens/E-mail addresses/Filtered list', parameters: { at } });

/** A group opens on its addresses; whose it is stands beside a mailbox only. */
export const OfGroups = meta.story({
  parameters: { at: `${at}?type=GroupAddress` },
  async play(shown) {
    const row = await rowOf(shown, newsletter);
    const link = await row.findByRole('link', { name: 'Newsletter' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/groups\/[^/]+\/addresses$/));
    await known(shown, newsletter);
    await expect(pageOf(shown).queryByText('amelie.brandt@demo.example')).toBeNull();
  },
});

export const Orphaned = meta.story({
  parameters: { at: emailAddressesPaths.orphaned() },
  async play(shown) {
    await read(await rowOf(shown, fax), 'email-addresses:list.nobody');
    await press(shown, 'area:list.rowActions', { name: fax });
    await seeOff(shown, 'email-addresses:action.open');
    await readPart(shown, 'email-addresses:rules.noOwner');
  },
});

/** The service has domains in ASCII: they are read and searched for in the letters that people write. */
export const InLetters = meta.story({
  parameters: { at: `${at}?q=info%40m%C3%BCnchen.example` },
  beforeEach({ world }) {
    const seeded = world.addresses.get(addressIdOf(newsletter));
    if (seeded !== undefined) world.addresses.put({ ...seeded, address: ofMunich });
  },
  async play(shown) {
    const row = await rowOf(shown, 'info@münchen.example');
    await expect(row.getByText(ofMunich)).toBeVisible();
    const dialog = await askToDelete(shown, 'info@münchen.example');
    await read(dialog, 'objects:addresses.delete.text', { name: 'Newsletter' });
  },
});

/** A domain is found by its `@` alone. Without one, what is typed may be the name of a mailbox or a group. */
export const SearchedByDomain = meta.story({
  parameters: { at: `${at}?q=%40m%C3%BCnchen.example` },
  beforeEach: InLetters.input.beforeEach,
  async play(shown) {
    const row = await rowOf(shown, 'info@münchen.example');
    await expect(row.getByText(ofMunich)).toBeVisible();
    await expect(pageOf(shown).queryByText(fax)).toBeNull();
  },
});

/** A domain that is typed in letters is asked for as the service has it, and shown in letters. */
export const OfADomainInLetters = meta.story({
  parameters: { at: `${at}?domain=xn--mnchen-3ya.example` },
  beforeEach: InLetters.input.beforeEach,
  async play(shown) {
    await rowOf(shown, 'info@münchen.example');
    await expect(pageOf(shown).queryByText(fax)).toBeNull();
    await expect(pageOf(shown).getAllByText(/münchen\.example/).length).toBeGreaterThan(1);
  },
});

export const OfADomain = meta.story({
  parameters: { at: `${at}?domain=kanzlei-lund.example` },
  async play(shown) {
    await rowOf(shown, 'office@kanzlei-lund.example');
    await expect(pageOf(shown).queryByText(fax)).toBeNull();
    await press(shown, 'area:list.removeFilter', { label: shown.words('area:list.domain') });
    await expect(await pageOf(shown).findByText('amelie.brandt@demo.example')).toBeVisible();
  },
});

export const ManyPages = meta.story({
  parameters: { world: { users: 1_000_000 }, at: `${at}?page=40000` },
  async play(shown) {
    await waitFor(() => expect(pageOf(shown).getAllByRole('row')).toHaveLength(26));
    const page = await find(shown, 'button', 'area:list.page', { page: 40_000 });
    await expect(page).toHaveAttribute('aria-current', 'page');
  },
});

/** What cannot be read of an owner is said to be unreadable, and is no reason to lose the row. */
export const OwnersUnread = meta.story({
  parameters: { at: `${at}?q=sales` },
  beforeEach: ({ msw }) => msw.use(on(getMailboxWithOwner).fails('Default.UnexpectedError')),
  async play(shown) {
    const row = await rowOf(shown, 'sales@lindenhof.example');
    await waitFor(() => expect(row.getAllByText(shown.words('area:list.unread'))).toHaveLength(2));
  },
});

/** The owner and the origin are read for the file that is asked for with them. */
export const SavedWithOwner = meta.story({
  parameters: { at: `${at}?q=sales@lindenhof` },
  async play(shown) {
    const address = 'sales@lindenhof.example';
    await rowOf(shown, address);
    const type = shown.words('email-addresses:type.MailboxAddress');
    await expect(await saveList(shown, 'email-addresses:list.csvWithOwner', { count: 1 })).toContainEqual([
      address,
      type,
      'Sales',
      'Amelie Brandt',
      shown.words('area:origin.microsoft'),
    ]);
  },
});

export const ReadOnly = meta.story({
  parameters: { at: `${at}?q=care` },
  async play(shown) {
    await known(shown, care);
    await press(shown, 'area:list.rowActions', { name: care });
    await seeOff(shown, 'email-addresses:action.delete');
    await readPart(shown, 'email-addresses:rules.managedGroup');
  },
});

/** The group became a managed one while the dialog was open: what the service would refuse is not sent. */
export const ReadOnlyMeanwhile = meta.story({
  parameters: { at: `${at}?q=newsletter` },
  async play(shown) {
    await known(shown, newsletter);
    await live(shown.world);
    const dialog = await askToDelete(shown, newsletter);
    const id = groupIdOf('Newsletter');
    const group = shown.world.groups.get(id);
    if (group === undefined) throw new Error('The world has no such group.');
    shown.world.groups.put({ ...group, hasExternalReference: true });
    shown.world.hub.notify('GroupsChanged', { ids: [id] });
    const confirm = await find(dialog, 'button', 'objects:addresses.delete.confirm');
    const managed = shown.words('objects:addresses.delete.managed', { name: 'Newsletter' });
    await waitFor(() => expect(confirm).toHaveAccessibleDescription(managed));
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  },
});
