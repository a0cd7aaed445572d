import { createMailbox, listMailboxes } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { checkRows, createRows, seeRows, sheetOf, sheetSaying } from '#stories/create-many.ts';
import { find, pageOf, type Place, press, read, readPart, see, seeTitle } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/Create many',
  parameters: { at: mailboxesPaths.createMany() },
});

const rows = ['Front desk;Shared mailbox', 'Gustav Lund, archive;Shared mailbox;gustav.lund'];

async function createBoth(shown: Place) {
  await checkRows(shown, ...rows);
  await createRows(shown, 'mailboxes', 2);
}

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'mailboxes:list.createMany');
    await read(shown, 'create-many:example.order');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await checkRows(shown, ...rows);
    await seeRows(shown, { right: 2 });
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await checkRows(shown, ...rows, 'Kiosk;Kiosk', 'Board;;nobody.at.all');
    await seeRows(shown, { right: 2, wrong: 2 });
    await readPart(shown, 'create-many:mistake.user');
  },
});

/** A name that several people have names none of them: it says how to write whom one means. */
export const SeveralOwners = meta.story({
  beforeEach({ world }) {
    const mira = world.users.get(userIdOf('mira.sommer'));
    if (mira !== undefined) world.users.put({ ...mira, id: 'another', userName: 'mira.s', primaryEmail: '' });
  },
  async play(shown) {
    await checkRows(shown, ...rows, 'Board;;mira sommer', 'Choir;;mira.sommer');
    await seeRows(shown, { right: 3, wrong: 1 });
    const names = 'mira.s, mira.sommer';
    await readPart(shown, 'create-many:mistake.users', { text: 'mira sommer', names });
  },
});

/** Names are no key: what has the name of another is created all the same, and said before. */
export const SameName = meta.story({
  async play(shown) {
    await checkRows(shown, ...rows, 'front desk', 'Works council');
    await seeRows(shown, { right: 2, warned: 2 });
    await readPart(shown, 'create-many:mistake.duplicate', { row: 1 });
    await readPart(shown, 'create-many:warning.exists');
    await createRows(shown, 'mailboxes', 4);
    await sheetSaying(shown, 'mailboxes', 'done', 4);
  },
});

/** Whether names exist is looked up beside the rows: what is created does not wait for a warning. */
export const SameNameLookedUp = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).hangs()),
  async play(shown) {
    await checkRows(shown, ...rows);
    await seeRows(shown, { right: 2 });
    await see(shown, 'progressbar', 'create-many:preview.readingNames');
    const submit = await find(shown, 'button', 'create-many:mailboxes.submit', { count: 2 });
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  },
});

/** Whether a name exists could not be read: that is said, and keeps no row back. */
export const SameNameUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).fails('Default.UnexpectedError')),
  async play(shown) {
    await checkRows(shown, ...rows);
    await seeRows(shown, { warned: 2 });
    await waitFor(() =>
      expect(pageOf(shown).getAllByText(shown.words.part('create-many:warning.unread'))).toHaveLength(2),
    );
    await find(shown, 'button', 'create-many:mailboxes.submit', { count: 2 });
    shown.msw.use(on(listMailboxes).answers({ rows: [], totalRows: 0, hasMore: false }));
    await press(shown, 'shell:action.retry');
    await seeRows(shown, { right: 2 });
  },
});

export const NarrowGerman = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play(shown) {
    await checkRows(shown, 'Works council;Freigegebenes Postfach', 'Front desk');
    await seeRows(shown, { right: 1, warned: 1 });
    await readPart(shown, 'create-many:warning.exists');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createMailbox).hangs()),
  async play(shown) {
    await createBoth(shown);
    await sheetSaying(shown, 'mailboxes', 'run', 2);
  },
});

export const Submitted = meta.story({
  async play(shown) {
    await createBoth(shown);
    await sheetSaying(shown, 'mailboxes', 'done', 2);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createMailbox, { once: true }).fails('Default.ValidationError')),
  async play(shown) {
    await createBoth(shown);
    const sheet = await sheetOf(shown, 'mailboxes', 1, 2);
    await readPart(sheet, 'mailboxes:form.mistake.nameRefused');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createMailbox).fails('Default.Forbidden')),
  async play(shown) {
    await createBoth(shown);
    await sheetOf(shown, 'mailboxes', 0, 2);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createMailbox).fails('Default.UnexpectedError')),
  async play(shown) {
    await createBoth(shown);
    await sheetOf(shown, 'mailboxes', 0, 2);
  },
});
