import { createUser, listUsers } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { checkRows, createRows, pasteRows, seeRows, sheetOf, sheetSaying } from '#stories/create-many.ts';
import {
  check,
  fieldOf,
  find,
  findPart,
  follow,
  pageOf,
  type Place,
  press,
  read,
  readHint,
  readPart,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/Create many, in the end',
  parameters: { at: usersPaths.createMany() },
});

const lena = 'lena.sommer,lena@demo.example,Lena,Sommer';
const nils = 'nils.berg,nils@demo.example,Nils,Berg';
const half = 'half,half@';

async function close(shown: Place) {
  await userEvent.keyboard('{Escape}');
  await seeNo(shown, 'dialog', 'create-many:users.run', { count: 1 });
}

/** Rows with mistakes are left out only when that is said, and stay with their numbers. */
export const LeftOut = meta.story({
  async play(shown) {
    await checkRows(shown, half, lena, nils);
    await expect(
      await find(shown, 'button', 'create-many:users.submit', { count: 2 }),
    ).toHaveAccessibleDescription(shown.words('create-many:preview.whyNot.wrong', { count: 1 }));
    await check(shown, 'create-many:preview.leaveOut', { count: 1 });
    await createRows(shown, 'users', 2);
    await sheetSaying(shown, 'users', 'done', 2);
    await close(shown);
    await readPart(shown, 'create-many:preview.left');
    await seeRows(shown, { wrong: 1 });
    await press(shown, 'create-many:preview.change');
    await expect(await fieldOf(shown, 'create-many:paste.label')).toHaveValue(`${half}\n`);
  },
});

/** The list of all shows them, once all were created. */
export const AllCreated = meta.story({
  async play(shown) {
    await checkRows(shown, lena);
    await createRows(shown, 'users', 1);
    await sheetSaying(shown, 'users', 'done', 1);
    await close(shown);
    await seeTitle(shown, 'users:list.title');
  },
});

/** What was refused stays with the reason, to be mended or saved; what was created is gone from the list. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser, { once: true }).fails('User.UserNameAlreadyExists')),
  async play(shown) {
    await checkRows(shown, lena, nils);
    await createRows(shown, 'users', 2);
    const sheet = await sheetOf(shown, 'users', 1, 2);
    await press(sheet, 'create-many:preview.correct', { count: 1 });
    await seeRows(shown, { wrong: 1 });
    await readPart(shown, 'new-user:taken');
  },
});

/** The service did it, and only its answer was lost: the console looks before it says anything. */
export const AnswerLost = meta.story({
  beforeEach: ({ world }) =>
    void world.faults.add({ operation: createUser, kind: 'bad-gateway', isDone: true }),
  async play(shown) {
    await checkRows(shown, lena);
    await createRows(shown, 'users', 1);
    await sheetSaying(shown, 'users', 'done', 1);
  },
});

/** It is unknown whether it was created: it is not tried again, or there might be two. */
export const AnswerUnknown = meta.story({
  beforeEach: ({ world }) => {
    world.faults.add({ operation: createUser, kind: 'bad-gateway', isDone: true });
    world.faults.add({ operation: listUsers, kind: 'unavailable' });
  },
  async play(shown) {
    await checkRows(shown, lena);
    await createRows(shown, 'users', 1);
    const title = shown.words('create-many:users.partlyDone', { count: 0, total: 1 });
    const sheet = await findPart(shown, 'dialog', 'home:bulk.unclear', { title });
    await readPart(sheet, 'errors:detail.unknown');
    await read(sheet, 'home:bulk.outcome.unclear');
    await seeNo(sheet, 'button', 'home:bulk.retryFailed', { count: 1 });
  },
});

export const RowRemoved = meta.story({
  async play(shown) {
    await checkRows(shown, half, lena);
    await press(shown, 'create-many:preview.remove', { row: 1 });
    await seeRows(shown, { right: 1 });
    await seeNo(shown, 'region', 'create-many:preview.wrong', { count: 1 });
    await expect(pageOf(shown).getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** A row removed by mistake is put back where it stood, even the last one. */
export const PutBack = meta.story({
  async play(shown) {
    await checkRows(shown, half, lena);
    await press(shown, 'create-many:preview.remove', { row: 2 });
    await read(shown, 'create-many:removed.title', { count: 1 });
    await press(shown, 'create-many:preview.remove', { row: 1 });
    await fieldOf(shown, 'create-many:paste.label');
    await follow(shown, 'shell:action.cancel');
    await press(shown, 'shell:unsaved.stay');
    await press(shown, 'create-many:removed.putBack');
    await seeRows(shown, { right: 1, wrong: 1 });
    await find(shown, 'button', 'create-many:preview.remove', { row: 2 });
    await press(shown, 'create-many:preview.change');
    await expect(await fieldOf(shown, 'create-many:paste.label')).toHaveValue(`${half}\n${lena}`);
  },
});

/** All that were left are created, and the page stays for the one that was removed. */
export const RemovedRowLeft = meta.story({
  async play(shown) {
    await checkRows(shown, half, lena);
    await press(shown, 'create-many:preview.remove', { row: 1 });
    await createRows(shown, 'users', 1);
    await sheetSaying(shown, 'users', 'done', 1);
    await close(shown);
    await press(shown, 'create-many:removed.putBack');
    await seeRows(shown, { wrong: 1 });
  },
});

/** Once the first of two equal rows is created, the second is still none that can be. */
export const TwinLeft = meta.story({
  async play(shown) {
    await checkRows(shown, lena, lena);
    await check(shown, 'create-many:preview.leaveOut', { count: 1 });
    await createRows(shown, 'users', 1);
    await sheetSaying(shown, 'users', 'done', 1);
    await close(shown);
    await read(shown, 'create-many:preview.rest', { count: 1 });
    await seeRows(shown, { wrong: 1 });
    const [said] = await pageOf(shown).findAllByText(shown.words.part('create-many:mistake.created'));
    await expect(said).toBeVisible();
  },
});

export const TooMany = meta.story({
  async play(shown) {
    await checkRows(
      shown,
      ...Array.from({ length: 1001 }, (_row, index) => `user${index},u${index}@demo.example`),
    );
    await readHint(shown, 'create-many:paste.label', 'create-many:paste.tooMany', {
      count: 1001,
      most: 1000,
    });
  },
});

export const FromFile = meta.story({
  async play(shown) {
    const field = await find(shown, 'group', 'create-many:file.label');
    await userEvent.upload(
      field.querySelector('input') as HTMLInputElement,
      new File([`\uFEFF${lena}\r\n`], 'new.csv', { type: 'text/csv' }),
    );
    await seeRows(shown, { right: 1 });
  },
});

export const ConfirmingLeaveUnsaved = meta.story({
  async play(shown) {
    await pasteRows(shown, lena);
    await follow(shown, 'shell:action.cancel');
    await press(shown, 'shell:unsaved.stay');
    await expect(await fieldOf(shown, 'create-many:paste.label')).toHaveValue(lena);
  },
});
