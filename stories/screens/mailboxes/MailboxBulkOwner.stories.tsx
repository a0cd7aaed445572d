import { updateMailbox } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  dialogOf,
  enter,
  find,
  findPart,
  leaveUnsaved,
  pageOf,
  pick,
  press,
  read,
  see,
  seeNo,
  selectRow,
} from '#stories/steps.ts';
import { council, webmaster } from './mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/List, owner of many',
  parameters: { at: `${mailboxesPaths.list()}?type=SharedMailbox` },
});

async function ask(shown: Place, ...names: string[]) {
  for (const name of names) await selectRow(shown, name);
  await press(shown, 'mailboxes:bulk.changeOwner.action');
  return dialogOf(shown);
}

/** The list behind the dialog has options as well. */
async function choose(shown: Place, dialog: Place) {
  await enter(dialog, 'mailboxes:bulk.changeOwner.owner', 'mira');
  await userEvent.click(await pageOf(shown).findByRole('option', { name: /^Mira Sommer/ }));
}

/** Gives two mailboxes their owner; answers the result of the run. */
async function change(shown: Place, dialog: Place, done: { count: number; total: number }) {
  await choose(shown, dialog);
  await press(dialog, 'mailboxes:bulk.changeOwner.confirm', { count: 2 });
  return findPart(shown, 'dialog', 'mailboxes:bulk.changeOwner.partlyDone', { ...done, name: 'Mira Sommer' });
}

export const Populated = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'Sales', 'Webmaster', 'Works council');
    await see(dialog, 'heading', 'mailboxes:bulk.changeOwner.title', { count: 2 });
    await see(dialog, 'combobox', 'mailboxes:bulk.changeOwner.owner');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'Webmaster', 'Works council');
    await press(dialog, 'mailboxes:bulk.changeOwner.confirm', { count: 2 });
    await read(dialog, 'mailboxes:bulk.changeOwner.missing');
  },
});

/** What is managed elsewhere is named in the result; names stay as they are. */
export const Changed = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'Sales', 'Webmaster', 'Works council');
    const sheet = await change(shown, dialog, { count: 2, total: 3 });
    await read(sheet, 'mailboxes:rules.editManaged');
    for (const [id, name] of [
      [webmaster, 'Webmaster'],
      [council, 'Works council'],
    ] as const)
      await expect(shown.world.mailboxes.get(id)).toMatchObject({ name, ownerId: userIdOf('mira.sommer') });
  },
});

/** They have no owner from then on, names stay; in between, no person has to be chosen. */
export const OwnerRemoved = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'Sales', 'Webmaster', 'Works council');
    await press(dialog, 'mailboxes:bulk.changeOwner.confirm', { count: 2 });
    await read(dialog, 'mailboxes:bulk.changeOwner.missing');
    await pick(dialog, 'area:mailboxes.ownerless');
    await seeNo(dialog, 'combobox', 'mailboxes:bulk.changeOwner.owner');
    await press(dialog, 'mailboxes:bulk.noOwner.confirm', { count: 2 });
    const ended = { count: 2, total: 3 };
    const sheet = await findPart(shown, 'dialog', 'mailboxes:bulk.noOwner.partlyDone', ended);
    await read(sheet, 'mailboxes:rules.editManaged');
    for (const [id, name] of [
      [webmaster, 'Webmaster'],
      [council, 'Works council'],
    ] as const)
      await expect(shown.world.mailboxes.get(id)).toMatchObject({ name, ownerId: null });
  },
});

/** By keyboard: what the mailboxes are to have is reached first, and is asked for before it is lost. */
export const LeavingOwnerRemoved = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'Webmaster', 'Works council');
    const person = await find(dialog, 'radio', 'mailboxes:bulk.changeOwner.person');
    await waitFor(() => expect(person).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await find(dialog, 'radio', 'area:mailboxes.ownerless')).toBeChecked();
    await leaveUnsaved(dialog, () => see(dialog, 'button', 'mailboxes:bulk.noOwner.confirm', { count: 2 }));
  },
});

/** The service takes the name with the owner: one that another person has just given stays. */
export const RenamedMeanwhile = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'Sales', 'Webmaster', 'Works council');
    const before = shown.world.mailboxes.get(webmaster);
    if (before !== undefined) shown.world.mailboxes.put({ ...before, name: 'Web team' });
    const sheet = await change(shown, dialog, { count: 2, total: 3 });
    await read(sheet, 'mailboxes:rules.editManaged');
    await expect(shown.world.mailboxes.get(webmaster)).toMatchObject({
      name: 'Web team',
      ownerId: userIdOf('mira.sommer'),
    });
  },
});

/** What was chosen is asked for before it is lost. */
export const LeavingUnsaved = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'Webmaster', 'Works council');
    await choose(shown, dialog);
    await press(dialog, 'shell:action.cancel');
    await see(shown, 'alertdialog', 'shell:unsaved.close');
    await press(shown, 'shell:unsaved.discard');
    await waitFor(() => expect(pageOf(shown).queryByRole('dialog')).toBeNull());
  },
});

export const NoneAllowed = meta.story({
  async play(shown) {
    const dialog = await ask(shown, 'Sales', 'Support');
    await read(dialog, 'mailboxes:bulk.changeOwner.none', { count: 2 });
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateMailbox).fails('User.NotFound')),
  async play(shown) {
    const dialog = await ask(shown, 'Webmaster', 'Works council');
    const sheet = await change(shown, dialog, { count: 0, total: 2 });
    await waitFor(() => expect(sheet.getAllByText('User.NotFound')[0]).toBeVisible());
  },
});
