import { addMailboxDelegates, listMailboxDelegates, listUsers } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  dialogOf,
  enter,
  live,
  pageOf,
  press,
  read,
  readAlert,
  see,
  seeBusy,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';
import { bicycle, council, delegate, noMailbox } from './mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/Add delegates',
  parameters: { at: mailboxesPaths.addDelegates(council) },
});

const name = 'Works council';
const gustav = userIdOf('gustav.lund');

async function chooseGustav(shown: Place) {
  const dialog = await dialogOf(shown);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Gustav Lund' }));
  return dialog;
}

async function addGustav(shown: Place) {
  const dialog = await chooseGustav(shown);
  await press(dialog, 'mailboxes:addDelegates.submit', { count: 1 });
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).hangs()),
  async play(shown) {
    await see(await dialogOf(shown), 'status', 'objects:users.picker.loading');
  },
});

export const Empty = meta.story({
  parameters: { at: mailboxesPaths.addDelegates(bicycle) },
  beforeEach: ({ msw }) => msw.use(on(listUsers).answers({ rows: [], totalRows: 0 })),
  async play(shown) {
    await read(await dialogOf(shown), 'objects:users.picker.empty');
  },
});

/** Who is a delegate already is marked; the owner sees the mailbox anyway. */
export const Populated = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await enter(dialog, 'objects:users.picker.search', 'ines carvalho');
    const already = await dialog.findByRole('checkbox', { name: 'Ines Carvalho', checked: true });
    await expect(already).toHaveAccessibleDescription(shown.words.part('mailboxes:addDelegates.already'));
    await enter(dialog, 'objects:users.picker.search', 'jonas petersen');
    const owner = await dialog.findByRole('checkbox', { name: 'Jonas Petersen' });
    await expect(owner).toHaveAccessibleDescription(shown.words.part('mailboxes:rules.owns'));
  },
});

/** What is chosen stays chosen during another search. */
export const Filled = meta.story({
  async play(shown) {
    const dialog = await chooseGustav(shown);
    await enter(dialog, 'objects:users.picker.search', 'carla');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Carla Weiss' }));
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Gustav Lund' })).toBeNull());
    await see(dialog, 'button', 'mailboxes:addDelegates.submit', { count: 2 });
  },
});

/** Of each pasted line it is said what became of it. */
export const Pasted = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await press(dialog, 'objects:picker.pasteList');
    const lines = dialog.getByLabelText(shown.words('objects:picker.pasteList'));
    await userEvent.type(lines, 'carla.weiss\nGustav Lund\nChess player');
    await press(dialog, 'objects:users.picker.pasteFind');
    await read(dialog, 'objects:picker.notFound', { count: 1 });
    await expect(lines).toHaveValue('Chess player');
    await press(dialog, 'mailboxes:addDelegates.submit', { count: 2 });
    await read(shown, 'mailboxes:addDelegates.added', { count: 2, name });
    await expect(shown.world.delegates.of(council)).toContain(gustav);
  },
});

/** The service has domains in ASCII; people write and read them in letters. */
export const PastedAddress = meta.story({
  beforeEach({ world }) {
    const user = world.users.get(gustav);
    if (user !== undefined) world.users.put({ ...user, primaryEmail: 'gustav@xn--mnchen-3ya.example' });
  },
  async play(shown) {
    const dialog = await dialogOf(shown);
    await dialog.findByText('gustav@münchen.example');
    await press(dialog, 'objects:picker.pasteList');
    const lines = dialog.getByLabelText(shown.words('objects:picker.pasteList'));
    await userEvent.type(lines, 'Gustav@münchen.example');
    await press(dialog, 'objects:users.picker.pasteFind');
    await see(dialog, 'button', 'mailboxes:addDelegates.submit', { count: 1 });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addMailboxDelegates).hangs()),
  async play(shown) {
    await seeBusy(await addGustav(shown), 'mailboxes:addDelegates.submit', { count: 1 });
  },
});

export const Added = meta.story({
  async play(shown) {
    await addGustav(shown);
    await read(shown, 'mailboxes:addDelegates.added', { user: 'Gustav Lund', name, count: 1 });
    await see(shown, 'button', 'mailboxes:delegates.removeOne', { user: 'Gustav Lund' });
    await seeTab(shown, 'mailboxes:details.tab.delegates', 2);
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await dialog.findByRole('checkbox', { name: 'Gustav Lund' });
    await press(dialog, 'mailboxes:addDelegates.submit', { count: 0 });
    await readAlert(dialog, 'objects:users.picker.chooseFirst');
  },
});

/** Another person was quicker with one who is chosen here. */
export const DelegatedMeanwhile = meta.story({
  async play(shown) {
    const dialog = await chooseGustav(shown);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Carla Weiss' }));
    await live(shown.world);
    delegate(shown.world, council, gustav);
    await see(dialog, 'button', 'mailboxes:addDelegates.submit', { count: 1 });
  },
});

/** One of those who are chosen was deleted, or became the owner. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addMailboxDelegates).fails('Mailbox.DelegateUserIdInvalid')),
  async play(shown) {
    const dialog = await addGustav(shown);
    await readAlert(dialog, 'errors:Mailbox.DelegateUserIdInvalid.title');
    await expect(dialog.getByRole('checkbox', { name: 'Gustav Lund' })).toBeChecked();
  },
});

export const ManagedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addMailboxDelegates).fails('Mailbox.ManagedReadonly')),
  async play(shown) {
    await readAlert(await addGustav(shown), 'errors:Mailbox.ManagedReadonly.title');
  },
});

export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addMailboxDelegates).fails('Mailbox.NotFound')),
  async play(shown) {
    await readAlert(await addGustav(shown), 'errors:Mailbox.NotFound.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addMailboxDelegates).fails('Default.Forbidden')),
  async play(shown) {
    await readAlert(await addGustav(shown), 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: mailboxesPaths.addDelegates(noMailbox) },
  async play(shown) {
    await seeTitle(shown, 'mailboxes:details.notFound.title');
    await expect(pageOf(shown).queryByRole('dialog')).toBeNull();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listMailboxDelegates).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const dialog = await dialogOf(shown);
    await waitFor(() => expect(dialog.getByText('4b1c-77')).toBeVisible());
    await see(dialog, 'button', 'shell:action.retry');
  },
});
