import { deleteUser } from '@archive-console/api-client';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { check, chosen, pageOf, press, seen } from './list-steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/Result for many',
  parameters: { at: '/home/users?origin=local&rows=10' },
});

const gustav = { path: { userId: userIdOf('gustav.lund') } };
const magda = { path: { userId: userIdOf('magda.kowalski') } };

type Shown = Parameters<typeof pageOf>[0];

async function choosePeople(shown: Shown) {
  for (const name of ['Gustav Lund', 'Jonas Petersen', 'Magda Kowalski']) await check(shown, name);
}

async function deleteThree(shown: Shown) {
  await choosePeople(shown);
  await press(shown, 'Delete');
  await press(shown, 'Delete 3 users');
}

async function resultCalled(shown: Shown, name: string) {
  const sheet = await pageOf(shown).findByRole('dialog', { name });
  await seen(sheet);
  return within(sheet);
}

async function messages(shown: Shown) {
  await waitFor(() => expect(pageOf(shown).queryByRole('dialog')).toBeNull());
  await press(shown, 'Notifications');
  return within(await pageOf(shown).findByRole('dialog', { name: 'Notifications' })).findAllByRole(
    'listitem',
  );
}

export const Done = meta.story({
  async play(shown) {
    await deleteThree(shown);
    const sheet = await resultCalled(shown, '3 users deleted');
    await expect(sheet.getAllByText('Done')).toHaveLength(3);
    await expect(sheet.queryByRole('progressbar')).toBeNull();
    await expect(sheet.queryByText('3 of 3 done')).toBeNull();
    await expect(sheet.queryByRole('button', { name: /again/ })).toBeNull();
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
    const sheet = await resultCalled(shown, '3 users deleted');
    await userEvent.click(sheet.getByRole('button', { name: 'Save as CSV' }));
    click.mockRestore();
    await expect(names).toEqual([expect.stringMatching(/^users-deleted-\d{4}-\d\d-\d\d\.csv$/)]);
  },
});

/** What it came to is kept where every message of the visit is kept. */
export const Remembered = meta.story({
  async play(shown) {
    await deleteThree(shown);
    const sheet = await resultCalled(shown, '3 users deleted');
    await userEvent.click(sheet.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    const kept = await messages(shown);
    await expect(kept).toHaveLength(1);
    await expect(kept[0]).toHaveTextContent('3 users deleted');
  },
});

/** What can never succeed is not offered to be tried again, and says what to do instead. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser, gustav).fails('User.ManagedReadonly')),
  async play(shown) {
    await deleteThree(shown);
    const sheet = await resultCalled(shown, '2 of 3 users deleted');
    const [refused] = sheet.getAllByRole('listitem');
    await waitFor(() =>
      expect(refused).toHaveTextContent(/This user is managed elsewhere\. .+\.User\.ManagedReadonly$/),
    );
    await expect(sheet.queryByRole('button', { name: /again/ })).toBeNull();
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
    const sheet = await resultCalled(shown, '1 of 3 users deleted');
    await seen(sheet.getByRole('button', { name: 'Try 1 again' }));
    await seen(await sheet.findByText(/^An unexpected error occurred\. .*operations team/));
    const [failed] = sheet.getAllByRole('listitem').filter((row) => row.textContent.includes('Magda'));
    await expect(failed).toHaveTextContent(/^Magda Kowalskimagda\.kowalski.*Trace id [0-9a-f]+/);
    await expect(sheet.getAllByRole('button', { name: 'Copy trace id' })).toHaveLength(1);
  },
});

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser, { once: true }).fails('Default.UnexpectedError')),
  async play(shown) {
    await deleteThree(shown);
    const before = await resultCalled(shown, '2 of 3 users deleted');
    await userEvent.click(before.getByRole('button', { name: 'Try 1 again' }));
    await resultCalled(shown, '3 users deleted');
    await userEvent.keyboard('{Escape}');
    const kept = await messages(shown);
    await expect(kept).toHaveLength(1);
    await expect(kept[0]).toHaveTextContent('3 users deleted');
  },
});

/** The users that the action did not reach stay selected, so that it can be repeated for them. */
export const FailedStaySelected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser, gustav).fails('User.ManagedReadonly')),
  async play(shown) {
    await deleteThree(shown);
    await resultCalled(shown, '2 of 3 users deleted');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(pageOf(shown).queryByRole('dialog')).toBeNull());
    await expect(await pageOf(shown).findByRole('checkbox', { name: 'Select Gustav Lund' })).toBeChecked();
    await expect(await chosen(shown)).toHaveTextContent('1 selected');
  },
});

export const RolesGiven = meta.story({
  async play(shown) {
    await choosePeople(shown);
    await press(shown, 'Add role');
    const dialog = within(await pageOf(shown).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Administrator/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add role' }));
    await resultCalled(shown, '3 users now have the role Administrator');
  },
});

/** A role that no one knows is refused for everybody, in words and without the names of the wire. */
export const RoleUnknown = meta.story({
  async play(shown) {
    await choosePeople(shown);
    await press(shown, 'Add role');
    await userEvent.type(await pageOf(shown).findByLabelText('Another role'), 'Auditor{enter}');
    const sheet = await resultCalled(shown, 'No user was given the role Auditor');
    await waitFor(() => expect(sheet.getAllByText(/The service does not know this role/)).toHaveLength(3));
    await expect(sheet.queryByText(/roles:/)).toBeNull();
  },
});
