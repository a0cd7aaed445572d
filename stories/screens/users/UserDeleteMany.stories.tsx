import { listMailboxes } from '@archive-console/api-client';
import { mailboxIdOf, on, userIdOf, type World } from '@archive-console/mocks';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { fieldOf, find, findPart, pageOf, partOf, press, read, seen, selectRow } from '#stories/steps.ts';
import { selectAll } from './list-steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/Delete many',
  parameters: { at: '/home/users?rows=10' },
});

export const ConfirmingDeleteOfMany = meta.story({
  async play(shown) {
    await selectAll(shown);
    await press(shown, 'users:bulk.deleteMany');
    const { world } = shown as unknown as { world: World };
    const local = [...world.users.rows()].filter((user) => !user.hasExternalReference).length;
    const dialog = await find(shown, 'alertdialog', 'users:bulk.delete.title', { count: local - 1 });
    await seen(
      within(dialog).getByRole('button', {
        name: shown.words('users:bulk.delete.confirm', { count: local - 1 }),
      }),
    );
    const excluded = within(dialog).getByRole('heading', {
      name: shown.words('objects:bulk.delete.excluded'),
    }).parentElement as HTMLElement;
    const rows = within(excluded).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(`Carla Weiss${shown.words('users:bulk.delete.self')}`);
    await expect(rows[1]).toHaveTextContent(
      shown.words.part('objects:bulk.names', { count: 63 - local - 3 }),
    );
    await expect(rows[1]).toHaveTextContent(
      new RegExp(`^Amelie Brandt.*${shown.words.part('objects:bulk.managed').source}$`),
    );
    const managed = [...world.users.rows()].filter((user) => user.hasExternalReference);
    await press(partOf(shown, rows[1] as HTMLElement), 'objects:picker.showAll', { number: managed.length });
    for (const { displayName } of managed) await expect(rows[1]).toHaveTextContent(displayName ?? '');
    await press(partOf(shown, rows[1] as HTMLElement), 'objects:picker.showFewer');
    const going = within(dialog).getByRole('heading', {
      name: shown.words('objects:bulk.delete.going'),
    }).parentElement;
    await expect(going).not.toHaveTextContent(/Carla|Amelie/);
  },
});

export const ConfirmingDeleteOfNone = meta.story({
  async play(shown) {
    for (const name of ['Amelie Brandt', 'Carla Weiss']) await selectRow(shown, name);
    await press(shown, 'users:bulk.deleteMany');
    const dialog = await find(shown, 'dialog', 'users:bulk.delete.none', { count: 2 });
    await seen(within(dialog).getByText(shown.words('users:bulk.delete.self')));
    await seen(within(dialog).getByText(shown.words('objects:bulk.managed')));
    await expect(
      within(dialog).queryByRole('button', { name: shown.words.part('objects:addresses.deleteOne') }),
    ).not.toBeInTheDocument();
  },
});

/** What ends with the people who are deleted is counted before: mailboxes lose their owner, memberships and access end. */
export const ConfirmingDeleteOfOwners = meta.story({
  parameters: { at: '/home/users?rows=25' },
  async play(shown) {
    for (const name of ['Amelie Brandt', 'Gustav Lund']) await selectRow(shown, name);
    const { world } = shown;
    const gustav = userIdOf('gustav.lund');
    world.delegates.add(mailboxIdOf('Works council'), [gustav]);
    for (const mailbox of [...world.mailboxes.rows()].slice(0, 3))
      world.mailboxes.put({ ...mailbox, ownerId: gustav });
    const owned = [...world.mailboxes.rows()].filter(({ ownerId }) => ownerId === gustav);
    await press(shown, 'users:bulk.deleteMany');
    const dialog = await findPart(shown, 'alertdialog', 'users:bulk.delete.title', { count: 1 });
    await read(dialog, 'objects:bulk.mailboxes', { count: owned.length });
    const groups = [...world.groups.rows()].filter(({ id }) => world.members.of(id).has(gustav));
    await read(dialog, 'objects:bulk.memberships', { count: groups.length });
    await seen(await dialog.findByText(/Works council/));
  },
});

/** Of what was not read, no number is said; how far it is when it is tried again is. */
export const MailboxesUnread = meta.story({
  parameters: { at: '/home/users?rows=25' },
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).fails('Default.UnexpectedError')),
  async play(shown) {
    await selectRow(shown, 'Gustav Lund');
    await press(shown, 'users:bulk.deleteMany');
    const dialog = await findPart(shown, 'alertdialog', 'users:bulk.delete.title', { count: 1 });
    await read(dialog, 'objects:bulk.mailboxesUnknown');
    for (const count of [0, 1, 2])
      await expect(
        pageOf(dialog).queryByText(shown.words.part('objects:bulk.mailboxes', { count })),
      ).toBeNull();
    shown.msw.use(on(listMailboxes).hangs());
    const again = dialog.getAllByRole('button', { name: shown.words('shell:action.retry') })[0];
    await userEvent.click(again as HTMLElement);
    await read(dialog, 'objects:bulk.progress', { done: 0, total: 1 });
  },
});

/** A selected user who is excluded is named in the result too. */
export const SomeStay = meta.story({
  parameters: { at: '/home/users?rows=25' },
  async play(shown) {
    for (const name of ['Amelie Brandt', 'Carla Weiss', 'Gustav Lund']) await selectRow(shown, name);
    await press(shown, 'users:bulk.deleteMany');
    await press(shown, 'users:bulk.delete.confirm', { count: 1 });
    const sheet = await find(shown, 'dialog', 'users:bulk.delete.partlyDone', { count: 1, total: 3 });
    await seen(sheet);
    const rows = within(sheet).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(
      `${shown.words('users:rules.deleteManaged')}Amelie Brandtamelie.brandt${shown.words('home:bulk.outcome.excluded')}`,
    );
    await expect(rows[1]).toHaveTextContent(
      `${shown.words('users:rules.deleteSelf')}Carla Weisscarla.weiss${shown.words('home:bulk.outcome.excluded')}`,
    );
    await expect(rows[2]).toHaveTextContent(`Gustav Lundgustav.lund${shown.words('home:bulk.outcome.done')}`);
  },
});

export const SomeStayInGerman = meta.story({
  globals: { language: 'de' },
  parameters: { at: '/home/users?rows=25' },
  async play(shown) {
    for (const name of ['Carla Weiss', 'Gustav Lund'])
      await userEvent.click(await pageOf(shown).findByRole('checkbox', { name: new RegExp(name) }));
    await press(shown, 'users:bulk.deleteMany');
    const dialog = await pageOf(shown).findByRole('alertdialog', { name: '1 Benutzer löschen?' });
    await seen(within(dialog).getByText('Ihr eigenes Konto'));
    await userEvent.click(within(dialog).getByRole('button', { name: '1 Benutzer löschen' }));
    const sheet = await pageOf(shown).findByRole('dialog', { name: '1 von 2 Benutzern gelöscht' });
    await seen(within(sheet).getByText('Bleibt'));
  },
});

/** Above fifty, the number is typed. */
export const ConfirmingDeleteAboveFifty = meta.story({
  beforeEach({ world }) {
    for (const user of world.users.rows()) world.users.put({ ...user, hasExternalReference: false });
  },
  async play(shown) {
    await selectAll(shown);
    await press(shown, 'users:bulk.deleteMany');
    const dialog = await findPart(shown, 'alertdialog', 'users:bulk.delete.title', { count: 62 });
    await press(dialog, 'users:bulk.delete.confirm', { count: 62 });
    await read(dialog, 'objects:bulk.number.mismatch');
    await userEvent.type(await fieldOf(dialog, 'objects:bulk.number.type'), '62{enter}');
    await find(shown, 'dialog', 'users:bulk.delete.partlyDone', { count: 62, total: 63 });
  },
});
