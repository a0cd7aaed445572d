import { listMailboxDelegates, removeMailboxDelegates } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { mailboxIdOf, on, userIdOf } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  enter,
  fieldOf,
  find,
  findPart,
  live,
  pageOf,
  partOf,
  press,
  read,
  see,
  seeBusy,
  seeNo,
  seeTab,
  seeTitle,
  selectRow,
} from '#stories/steps.ts';
import { bicycle, change, council, delegate, ines, noMailbox, sales } from './mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/Delegates',
  parameters: { at: mailboxesPaths.details(council, 'delegates') },
});

const lund = mailboxIdOf('Kanzlei Lund');
const user = 'Ines Carvalho';
const name = 'Works council';
const removeInes = (shown: Place) => press(shown, 'mailboxes:delegates.removeOne', { user });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxDelegates).hangs()),
  async play(shown) {
    const table = await find(shown, 'table', 'mailboxes:delegates.title', { name });
    await expect(table.parentElement).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  beforeEach: ({ world }) => world.delegates.remove(council, [ines]),
  async play(shown) {
    await see(shown, 'heading', 'mailboxes:delegates.empty.title');
    await expect(
      pageOf(shown).getAllByRole('link', { name: shown.words('mailboxes:action.addDelegates') }),
    ).toHaveLength(2);
  },
});

export const EmptyWithoutOwner = meta.story({
  parameters: { at: mailboxesPaths.details(bicycle, 'delegates') },
  async play(shown) {
    await see(shown, 'heading', 'mailboxes:delegates.empty.ownerless');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const row = partOf(shown, await pageOf(shown).findByRole('row', { name: /Ines Carvalho/ }));
    await expect(row.getByRole('link', { name: user })).toBeVisible();
    await see(row, 'button', 'mailboxes:delegates.removeOne', { user });
  },
});

/** The service gives all delegates at once: they are searched here. */
export const Searching = meta.story({
  parameters: { at: mailboxesPaths.details(lund, 'delegates') },
  async play(shown) {
    await find(shown, 'button', 'mailboxes:delegates.removeOne', { user: 'Carla Weiss' });
    await enter(shown, 'mailboxes:delegates.search', 'papa');
    await seeNo(shown, 'button', 'mailboxes:delegates.removeOne', { user: 'Carla Weiss' });
    await read(shown, 'mailboxes:delegates.count', { count: 1 });
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${mailboxesPaths.details(council, 'delegates')}?delegates.q=chess` },
  async play(shown) {
    await see(shown, 'heading', 'mailboxes:delegates.noMatch');
    await expect(await fieldOf(shown, 'mailboxes:delegates.search')).toHaveValue('chess');
  },
});

export const ManyPages = meta.story({
  parameters: {
    at: `${mailboxesPaths.details(council, 'delegates')}?delegates.rows=10&delegates.page=2`,
  },
  beforeEach({ world }) {
    world.delegates.add(
      council,
      [...world.users.rows()].slice(10, 21).map(({ id }) => id),
    );
  },
  async play(shown) {
    const total = shown.world.delegates.of(council).size;
    await read(shown, 'area:list.range', { from: 11, to: total, total });
  },
});

/** What the service refuses is not offered; who sees the mailbox is still found. */
export const ReadOnly = meta.story({
  parameters: { at: mailboxesPaths.addDelegates(sales) },
  async play(shown) {
    const table = await findPart(shown, 'table', 'mailboxes:delegates.title', { name: 'Sales' });
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(5));
    await read(shown, 'area:origin.managed');
    await seeNo(shown, 'button', 'mailboxes:delegates.removeOne');
    await expect(pageOf(shown).queryByRole('dialog')).toBeNull();
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeMailboxDelegates).hangs()),
  async play(shown) {
    await removeInes(shown);
    await seeBusy(shown, 'mailboxes:delegates.removeOne', { user });
  },
});

export const RemovedAndUndone = meta.story({
  async play(shown) {
    await removeInes(shown);
    await read(shown, 'mailboxes:bulk.remove.done', { first: user, name, count: 1 });
    await see(shown, 'heading', 'mailboxes:delegates.empty.title');
    await press(shown, 'shell:action.undo');
    await see(shown, 'button', 'mailboxes:delegates.removeOne', { user });
    await expect(shown.world.delegates.of(council)).toContain(ines);
  },
});

export const ManyRemoved = meta.story({
  beforeEach: ({ world }) => world.delegates.add(council, [userIdOf('gustav.lund'), userIdOf('mira.sommer')]),
  async play(shown) {
    for (const one of ['Gustav Lund', 'Mira Sommer']) await selectRow(shown, one);
    await press(shown, 'mailboxes:delegates.removeSelected');
    const sheet = await find(shown, 'dialog', 'mailboxes:bulk.remove.done', { count: 2, name });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect([...shown.world.delegates.of(council)]).toEqual([ines]);
    await press(shown, 'shell:action.undo');
    await waitFor(() => expect(shown.world.delegates.of(council)).toContain(userIdOf('mira.sommer')));
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await find(shown, 'button', 'mailboxes:delegates.removeOne', { user });
    await live(shown.world);
    delegate(shown.world, council, userIdOf('gustav.lund'));
    await see(shown, 'button', 'mailboxes:delegates.removeOne', { user: 'Gustav Lund' });
    await seeTab(shown, 'mailboxes:details.tab.delegates', 2);
  },
});

/** The mailbox became a managed one while its delegates were shown. */
export const ManagedMeanwhile = meta.story({
  async play(shown) {
    await find(shown, 'button', 'mailboxes:delegates.removeOne', { user });
    await live(shown.world);
    change(shown.world, council, { hasExternalReference: true });
    await read(shown, 'area:origin.managed');
    await seeNo(shown, 'button', 'mailboxes:delegates.removeOne');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeMailboxDelegates).fails('Mailbox.DelegateUserIdInvalid')),
  async play(shown) {
    await removeInes(shown);
    await read(shown, 'errors:Mailbox.DelegateUserIdInvalid.title');
    await see(shown, 'button', 'mailboxes:delegates.removeOne', { user });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxDelegates).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: mailboxesPaths.details(noMailbox, 'delegates') },
  async play(shown) {
    await seeTitle(shown, 'mailboxes:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listMailboxDelegates).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await expect(await pageOf(shown).findByText('4b1c-77')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});
