import { createEmailAddress } from '@archive-console/api-client';
import { emailAddressesPaths } from '@archive-console/console';
import { mailboxIdOf, on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { checkRows, createRows, seeRows, sheetOf, sheetSaying } from '#stories/create-many.ts';
import { type Place, read, readPart, seeTitle } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/E-mail addresses/Create many',
  parameters: { at: emailAddressesPaths.createMany() },
});

const council = mailboxIdOf('Works council');
const rows = ['E-Mail-Adresse;Gehört', 'team@demo.example;Newsletter', 'press@demo.example;Newsletter'];

async function createBoth(shown: Place) {
  await checkRows(shown, ...rows);
  await createRows(shown, 'addresses', 2);
}

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'email-addresses:list.createMany');
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
    await checkRows(shown, ...rows, 'half@;Newsletter', 'lost@demo.example;No such group');
    await seeRows(shown, { right: 2, wrong: 2 });
    await readPart(shown, 'create-many:mistake.holder');
  },
});

/** A name that several have names none of them; one of its addresses does. */
export const SeveralHolders = meta.story({
  beforeEach({ world }) {
    const mailbox = world.mailboxes.get(council);
    if (mailbox !== undefined) world.mailboxes.put({ ...mailbox, id: 'another' });
  },
  async play(shown) {
    const both = ['a@demo.example;Works council', 'b@demo.example;Betriebsrat@demo.example'];
    await checkRows(shown, ...rows, ...both, 'c@demo.example;no-such@demo.example');
    await seeRows(shown, { right: 3, wrong: 2 });
    await readPart(shown, 'create-many:mistake.holders', { text: 'Works council' });
    await readPart(shown, 'create-many:mistake.holder', { text: 'no-such@demo.example' });
  },
});

const holders = ['a@demo.example', 'b@demo.example', 'c@demo.example', 'd@demo.example'];

/** More addresses than are looked up at once, and one whose domain is written in letters. */
export const HoldersByAddress = meta.story({
  beforeEach({ world }) {
    const [address] = [...world.addresses.rows()].filter(({ ownerId }) => ownerId === council);
    if (address === undefined) throw new Error('The mailbox has no address: give it one.');
    for (const name of holders) world.addresses.put({ ...address, id: name, address: name });
    world.addresses.put({ ...address, id: 'info', address: 'info@xn--mnchen-3ya.example' });
  },
  async play(shown) {
    const named = [...holders, 'info@münchen.example'].map(
      (holder, row) => `new-${row}@demo.example;${holder}`,
    );
    await checkRows(shown, ...named);
    await seeRows(shown, { right: 5 });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).hangs()),
  async play(shown) {
    await createBoth(shown);
    await sheetSaying(shown, 'addresses', 'run', 2);
  },
});

export const Submitted = meta.story({
  async play(shown) {
    await createBoth(shown);
    await sheetSaying(shown, 'addresses', 'done', 2);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(createEmailAddress, { once: true }).fails('EmailAddress.AlreadyExists')),
  async play(shown) {
    await createBoth(shown);
    const sheet = await sheetOf(shown, 'addresses', 1, 2);
    await readPart(sheet, 'errors:EmailAddress.AlreadyExists.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).fails('Default.Forbidden')),
  async play(shown) {
    await createBoth(shown);
    await sheetOf(shown, 'addresses', 0, 2);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).fails('Default.UnexpectedError')),
  async play(shown) {
    await createBoth(shown);
    await sheetOf(shown, 'addresses', 0, 2);
  },
});
