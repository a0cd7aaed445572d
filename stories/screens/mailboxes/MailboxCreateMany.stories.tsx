import { createMailbox } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { checkRows, createRows, seeRows, sheetOf, sheetSaying } from '#stories/create-many.ts';
import { type Place, read, readPart, seeTitle } from '#stories/steps.ts';

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
