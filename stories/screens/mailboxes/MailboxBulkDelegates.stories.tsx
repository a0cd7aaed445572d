import { addMailboxDelegates } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, dialogOf, enter, pageOf, press, read, selectRow, findPart } from '#stories/steps.ts';
import { council, webmaster } from './mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/List, delegates of many',
  parameters: { at: `${mailboxesPaths.list()}?type=SharedMailbox` },
});

async function ask(shown: Place, ...names: string[]) {
  for (const name of names) await selectRow(shown, name);
  await press(shown, 'mailboxes:action.addDelegates');
  return dialogOf(shown);
}

async function add(shown: Place, person: string, ...names: string[]) {
  const dialog = await ask(shown, ...names);
  await enter(dialog, 'objects:users.picker.search', person);
  await userEvent.click(await dialog.findByRole('checkbox', { name: person }));
  await press(dialog, 'mailboxes:addDelegates.submit', { count: 1 });
}

export const Populated = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'Sales', 'Webmaster', 'Works council');
    await read(dialog, 'mailboxes:bulk.add.title', { count: 2 });
  },
});

/** What is managed elsewhere is named in the result. */
export const Added = meta.story({
  async play(shown) {
    await add(shown, 'Mira Sommer', 'Sales', 'Webmaster', 'Works council');
    const sheet = await findPart(shown, 'dialog', 'mailboxes:bulk.add.partlyDone', {
      count: 2,
      total: 3,
    });
    await read(sheet, 'mailboxes:rules.delegatesManaged');
    for (const id of [webmaster, council])
      await expect(shown.world.delegates.of(id)).toContain(userIdOf('mira.sommer'));
  },
});

/** The service would refuse an owner as a delegate. */
export const OwnerLeftOut = meta.story({
  async play(shown) {
    await add(shown, 'Jonas Petersen', 'Webmaster', 'Works council');
    const sheet = await findPart(shown, 'dialog', 'mailboxes:bulk.add.partlyDone', {
      count: 1,
      total: 2,
    });
    await read(sheet, 'mailboxes:rules.owns');
    await waitFor(() => expect(shown.world.delegates.of(webmaster)).toContain(userIdOf('jonas.petersen')));
  },
});

export const NoneAllowed = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'Sales', 'Support');
    await read(dialog, 'mailboxes:bulk.add.none', { count: 2 });
    // The sign in the corner closes it as well.
    const [, close] = dialog.getAllByRole('button', { name: shown.words('shell:action.close') });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(pageOf(shown).queryByRole('dialog')).toBeNull());
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addMailboxDelegates).fails('Mailbox.DelegateUserIdInvalid')),
  async play(shown) {
    await add(shown, 'Mira Sommer', 'Works council');
    const sheet = await findPart(shown, 'dialog', 'mailboxes:bulk.add.partlyDone', {
      count: 0,
      total: 1,
    });
    await expect(await sheet.findByText('Mailbox.DelegateUserIdInvalid')).toBeVisible();
  },
});
