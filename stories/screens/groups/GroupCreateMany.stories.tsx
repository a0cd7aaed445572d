import { createGroup } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { spyOn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { checkRows, createRows, seeRows, sheetOf, sheetSaying } from '#stories/create-many.ts';
import { find, type Place, read, readPart, seeTitle } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Create many',
  parameters: { at: groupsPaths.createMany() },
});

const rows = ['Book club', 'Reading room;Sicherheitsgruppe'];

async function createBoth(shown: Place) {
  await checkRows(shown, ...rows);
  await createRows(shown, 'groups', 2);
}

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'groups:list.createMany');
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
    await checkRows(shown, ...rows, 'Choir;Chor');
    await seeRows(shown, { right: 2, wrong: 1 });
    await readPart(shown, 'create-many:mistake.unknown');
  },
});

/** Names are no key: what has the name of another is created all the same, and said before. */
export const SameName = meta.story({
  async play(shown) {
    await checkRows(shown, ...rows, 'book club', 'Newsletter');
    await seeRows(shown, { right: 2, warned: 2 });
    await readPart(shown, 'create-many:mistake.duplicate', { row: 1 });
    await readPart(shown, 'create-many:warning.exists');
    await createRows(shown, 'groups', 4);
    await sheetSaying(shown, 'groups', 'done', 4);
  },
});

/** A file that is moved or locked after it was chosen. */
export const FileUnread = meta.story({
  async play(shown) {
    spyOn(File.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('Moved', 'NotFoundError'));
    const field = await find(shown, 'group', 'create-many:file.label');
    await userEvent.upload(
      field.querySelector('input') as HTMLInputElement,
      new File(['Board'], 'new.csv', { type: 'text/csv' }),
    );
    await read(shown, 'create-many:file.unread', { name: 'new.csv' });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup).hangs()),
  async play(shown) {
    await createBoth(shown);
    await sheetSaying(shown, 'groups', 'run', 2);
  },
});

export const Submitted = meta.story({
  async play(shown) {
    await createBoth(shown);
    await sheetSaying(shown, 'groups', 'done', 2);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup, { once: true }).fails('Default.ValidationError')),
  async play(shown) {
    await createBoth(shown);
    const sheet = await sheetOf(shown, 'groups', 1, 2);
    await readPart(sheet, 'groups:form.mistake.nameRefused');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup).fails('Default.Forbidden')),
  async play(shown) {
    await createBoth(shown);
    await sheetOf(shown, 'groups', 0, 2);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createGroup).fails('Default.UnexpectedError')),
  async play(shown) {
    await createBoth(shown);
    await sheetOf(shown, 'groups', 0, 2);
  },
});
