import { createUser, listTrustedDomains } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { checkRows, createRows, seeRows, sheetOf, sheetSaying } from '#stories/create-many.ts';
import { find, pageOf, type Place, press, read, readPart, seeTitle } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/Create many',
  parameters: { at: usersPaths.createMany() },
});

const rows = [
  'Benutzername;E-Mail;Vorname;Nachname',
  'lena.sommer;lena@demo.example;Lena;Sommer',
  'nils.berg;nils@demo.example;Nils;Berg',
];

async function createBoth(shown: Place) {
  await checkRows(shown, ...rows);
  await createRows(shown, 'users', 2);
}

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'users:list.createMany');
    await read(shown, 'create-many:example.order');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await checkRows(shown, ...rows);
    await seeRows(shown, { right: 2 });
    await read(shown, 'create-many:users.signIn');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await checkRows(shown, ...rows, 'LENA.sommer;other@demo.example', 'no spaces;half@');
    await seeRows(shown, { right: 2, wrong: 2 });
    await readPart(shown, 'create-many:mistake.duplicate');
    // A row is named on one line.
    const row = await find(shown, 'rowheader', 'create-many:preview.rowNumber', { row: 4 });
    const text = document.createRange();
    text.selectNodeContents(row);
    await expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(1);
  },
});

/** People of this domain come from Microsoft 365: their rows are found out before anything is sent. */
export const SynchronizedDomain = meta.story({
  async play(shown) {
    const ofMicrosoft = ['ada.lang;ada@lindenhof.example', 'cem.lang@Lindenhof.example;cem@demo.example'];
    await checkRows(shown, ...rows, ...ofMicrosoft);
    await seeRows(shown, { right: 2, wrong: 2 });
    const values = { domain: 'lindenhof.example' };
    const said = shown.words.part('new-user:synchronized', values);
    await waitFor(() => expect(pageOf(shown).getAllByText(said)).toHaveLength(2));
  },
});

/** What the domain is could not be read: the rows are not taken for right. */
export const DomainUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listTrustedDomains).fails('Default.UnexpectedError')),
  async play(shown) {
    await checkRows(shown, ...rows);
    await seeRows(shown, { wrong: 2 });
    shown.msw.use(on(listTrustedDomains).answers({ rows: [], totalRows: 0, hasMore: false }));
    await press(shown, 'shell:action.retry');
    await seeRows(shown, { right: 2 });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser).hangs()),
  async play(shown) {
    await createBoth(shown);
    await sheetSaying(shown, 'users', 'run', 2);
  },
});

export const Submitted = meta.story({
  async play(shown) {
    await createBoth(shown);
    await sheetSaying(shown, 'users', 'done', 2);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser, { once: true }).fails('User.UserNameAlreadyExists')),
  async play(shown) {
    await createBoth(shown);
    const sheet = await sheetOf(shown, 'users', 1, 2);
    await readPart(sheet, 'new-user:taken');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser).fails('Default.Forbidden')),
  async play(shown) {
    await createBoth(shown);
    await sheetOf(shown, 'users', 0, 2);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser).fails('Default.UnexpectedError')),
  async play(shown) {
    await createBoth(shown);
    await sheetOf(shown, 'users', 0, 2);
  },
});

export const NarrowGerman = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play(shown) {
    await checkRows(shown, 'half;half@', ...rows.slice(1, 2));
    await seeRows(shown, { right: 1, wrong: 1 });
    await read(shown, 'create-many:preview.leaveOutHint');
    // What is wrong is read without scrolling to the side.
    const row = await find(shown, 'rowheader', 'create-many:preview.rowNumber', { row: 1 });
    const table = row.closest('table')?.getBoundingClientRect();
    await expect(table?.right).toBeLessThan(window.innerWidth);
  },
});
