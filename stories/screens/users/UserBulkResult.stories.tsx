import { deleteUser } from '@archive-console/api-client';
import { fallbackWords, type WordKey } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Values } from '#.storybook/words';
import {
  type Place,
  enter,
  find,
  findPart,
  pageOf,
  partOf,
  press,
  readPart,
  see,
  seeNo,
  seen,
  selectRow,
} from '#stories/steps.ts';
import { chosen } from './list-steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/Result for many',
  parameters: { at: '/home/users?origin=local&rows=10' },
});

const gustav = { path: { userId: userIdOf('gustav.lund') } };
const magda = { path: { userId: userIdOf('magda.kowalski') } };

async function choosePeople(shown: Place) {
  for (const name of ['Gustav Lund', 'Jonas Petersen', 'Magda Kowalski']) await selectRow(shown, name);
}

async function deleteThree(shown: Place) {
  await choosePeople(shown);
  await press(shown, 'users:bulk.deleteMany');
  await press(shown, 'users:bulk.delete.confirm', { count: 3 });
}

async function resultCalled(shown: Place, key: WordKey, values: Values) {
  return partOf(shown, await see(shown, 'dialog', key, values));
}

/** Once the result is closed, what it came to is the only message. */
async function closeAndReadMessage(shown: Place, sheet: Awaited<ReturnType<typeof resultCalled>>) {
  const close = sheet.getAllByRole('button', { name: shown.words('shell:action.close') });
  await userEvent.click(close.at(-1) as HTMLElement);
  await waitFor(() => expect(pageOf(shown).queryByRole('dialog')).toBeNull());
  await press(shown, 'home:notifications.title');
  const kept = await (await findPart(shown, 'dialog', 'home:notifications.title')).findAllByRole('listitem');
  await expect(kept).toHaveLength(1);
  await expect(kept[0]).toHaveTextContent(shown.words('users:bulk.delete.done', { count: 3 }));
}

export const Done = meta.story({
  async play(shown) {
    await deleteThree(shown);
    const sheet = await resultCalled(shown, 'users:bulk.delete.done', { count: 3 });
    await expect(sheet.getAllByText(shown.words('home:bulk.outcome.done'))).toHaveLength(3);
    await expect(sheet.queryByRole('progressbar')).toBeNull();
    await expect(sheet.queryByText(shown.words('home:bulk.progress', { done: 3, total: 3 }))).toBeNull();
    await seeNo(sheet, 'button', 'home:bulk.retryFailed', { count: 1 });
  },
});

/** The file of the result says what it is of. */
export const SavedAsCsv = meta.story({
  async play(shown) {
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await deleteThree(shown);
    const sheet = await resultCalled(shown, 'users:bulk.delete.done', { count: 3 });
    await press(sheet, 'home:bulk.csv');
    click.mockRestore();
    const file = new RegExp(
      `^${shown.words.part('users:bulk.delete.file').source}-\\d{4}-\\d\\d-\\d\\d\\.csv$`,
    );
    await expect(names).toEqual([expect.stringMatching(file)]);
  },
});

/** What it came to is kept where every message of the visit is kept. */
export const Remembered = meta.story({
  async play(shown) {
    await deleteThree(shown);
    const sheet = await resultCalled(shown, 'users:bulk.delete.done', { count: 3 });
    await closeAndReadMessage(shown, sheet);
  },
});

/** What can never succeed is not offered to be tried again, and says what to do instead. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser, gustav).fails('User.ManagedReadonly')),
  async play(shown) {
    await deleteThree(shown);
    const sheet = await resultCalled(shown, 'users:bulk.delete.partlyDone', { count: 2, total: 3 });
    const [refused] = sheet.getAllByRole('listitem');
    await waitFor(() =>
      expect(refused).toHaveTextContent(
        new RegExp(
          `${shown.words.part('errors:User.ManagedReadonly.title').source}.+User\\.ManagedReadonlyGustav`,
        ),
      ),
    );
    await seeNo(sheet, 'button', 'home:bulk.retryFailed', { count: 1 });
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(deleteUser, magda).fails('Default.UnexpectedError'),
      on(deleteUser, gustav).fails('User.ManagedReadonly'),
    ),
  async play(shown) {
    await deleteThree(shown);
    const sheet = await resultCalled(shown, 'users:bulk.delete.partlyDone', { count: 1, total: 3 });
    await seen(sheet.getByRole('button', { name: shown.words('home:bulk.retryFailed', { count: 1 }) }));
    await readPart(sheet, 'errors:Default.UnexpectedError.text');
    const [failed] = sheet.getAllByRole('listitem').filter((row) => row.textContent.includes('Magda'));
    await expect(failed).toHaveTextContent(/[0-9a-f]{6,}.+Magda Kowalskimagda\.kowalski/);
    await expect(sheet.getAllByRole('button', { name: fallbackWords(shown.words.locale).copy })).toHaveLength(
      1,
    );
  },
});

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser, { once: true }).fails('Default.UnexpectedError')),
  async play(shown) {
    await deleteThree(shown);
    const before = await resultCalled(shown, 'users:bulk.delete.partlyDone', { count: 2, total: 3 });
    await press(before, 'home:bulk.retryFailed', { count: 1 });
    const sheet = await resultCalled(shown, 'users:bulk.delete.done', { count: 3 });
    await closeAndReadMessage(shown, sheet);
  },
});

/** The users that the action did not reach stay selected, so that it can be repeated for them. */
export const FailedStaySelected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser, gustav).fails('User.ManagedReadonly')),
  async play(shown) {
    await deleteThree(shown);
    await resultCalled(shown, 'users:bulk.delete.partlyDone', { count: 2, total: 3 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(pageOf(shown).queryByRole('dialog')).toBeNull());
    await expect(await find(shown, 'checkbox', 'area:list.selectRow', { name: 'Gustav Lund' })).toBeChecked();
    await expect(await chosen(shown)).toHaveTextContent(shown.words('area:list.selected', { count: 1 }));
  },
});

export const RolesGiven = meta.story({
  async play(shown) {
    await choosePeople(shown);
    await press(shown, 'users:addRoles.submit', { count: 1 });
    const dialog = partOf(shown, await pageOf(shown).findByRole('dialog'));
    await userEvent.click(
      await dialog.findByRole('checkbox', { name: shown.words.part('area:users.administrator') }),
    );
    await press(dialog, 'users:addRoles.submit', { count: 1 });
    await resultCalled(shown, 'users:bulk.addRoles.done', {
      count: 3,
      roles: shown.words('users:bulk.roles', { roles: shown.words('area:users.administrator'), count: 1 }),
    });
  },
});

/** A role that no one knows is refused for everybody, said once, and leads back to where it was typed. */
export const RoleUnknown = meta.story({
  async play(shown) {
    await choosePeople(shown);
    await press(shown, 'users:addRoles.submit', { count: 1 });
    await enter(shown, 'users:addRoles.other.label', 'Auditor{enter}');
    const sheet = await resultCalled(shown, 'users:bulk.addRoles.partlyDone', {
      roles: shown.words('users:bulk.roles', { roles: 'Auditor', count: 1 }),
      count: 0,
    });
    await waitFor(() =>
      expect(sheet.getAllByText(shown.words.part('users:addRoles.other.unknown'))).toHaveLength(1),
    );
    await expect(sheet.queryByText(shown.words.part('users:profile.can.others', { count: 2 }))).toBeNull();
    await press(sheet, 'users:bulk.addRoles.correct');
    const field = await find(shown, 'textbox', 'users:addRoles.other.label');
    await expect(field).toHaveValue('Auditor');
    await waitFor(() => expect(field).toHaveFocus());
    await see(shown, 'dialog', 'users:bulk.addRoles.title', { count: 3 });
  },
});
