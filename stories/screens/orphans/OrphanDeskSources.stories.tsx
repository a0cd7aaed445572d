import { getImportSource, listMailboxes } from '@archive-console/api-client';
import { orphansPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { findPart, pageOf, press, read, seen } from '#stories/steps.ts';
import { bjarne, thomas } from '#stories/screens/import-sources/sources.ts';

const meta = preview.meta({
  title: 'Screens/Orphans/Sources',
  parameters: { at: orphansPaths.desk() },
});

const unreadBjarne = on(getImportSource, { path: { importSourceId: bjarne } }).fails(
  'Default.UnexpectedError',
  { traceId: '4b1c-77' },
);

function readAgain(world: World) {
  const source = world.importSources.get(bjarne);
  if (source === undefined) throw new Error('There is no source of Bjarne Olsen in this world.');
  const { id, importSourceType, autoStart, displayName, primaryAddress } = source;
  const answer = { id, importSourceType, orphaned: false, autoStart, displayName, primaryAddress };
  return on(getImportSource, { path: { importSourceId: bjarne } }).answers(answer);
}

const orphansIn = (world: World) =>
  [...world.importSources.rows()].filter(({ mailboxId }) => mailboxId === null);

/** So many more whose mailboxes were deleted. */
function addOrphans(world: World, count: number): void {
  const source = world.importSources.get(thomas);
  if (source === undefined) throw new Error('There is no orphaned source in this world.');
  for (let index = 1; index <= count; index += 1)
    world.importSources.put({ ...source, id: `orphan-${index}`, displayName: `Left ${index}` });
}

/** One that cannot be read is named, and the others stay. */
export const SourceUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(unreadBjarne),
  async play(shown) {
    const card = await findPart(shown, 'region', 'orphans:sources.title');
    await seen(await card.findByRole('row', { name: /Thomas Berger/ }));
    await read(card, 'orphans:sources.unread', { count: 1 });
    await read(card, 'orphans:sources.unreadText', { names: 'Bjarne Olsen' });
    await seen(await card.findByText('4b1c-77'));
    shown.msw.use(readAgain(shown.world));
    await press(card, 'shell:action.retry');
    await waitFor(() => expect(card.queryByText(shown.words.part('orphans:sources.unreadText'))).toBeNull());
    await expect(card.getByRole('row', { name: /Thomas Berger/ })).toBeVisible();
  },
});

/** Where none of those that were read is orphaned, nothing is said of all of them. */
export const NoneAmongThoseRead = meta.story({
  beforeEach({ msw, world }) {
    for (const { id } of orphansIn(world)) world.importSources.remove(id);
    msw.use(unreadBjarne);
  },
  async play(shown) {
    const card = await findPart(shown, 'region', 'orphans:sources.title');
    await read(card, 'orphans:sources.unread', { count: 1 });
    await expect(card.queryByText(shown.words('orphans:sources.none'))).toBeNull();
    await expect(card.queryByText('0')).toBeNull();
  },
});

/** Where no source can be read, the card says that it failed. */
export const NoSourceRead = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getImportSource).fails('Default.UnexpectedError')),
  async play(shown) {
    const card = await findPart(shown, 'region', 'orphans:sources.title');
    await seen(await card.findByRole('button', { name: shown.words('shell:action.retry') }));
    const mailboxes = await findPart(shown, 'region', 'orphans:mailboxes.title');
    await seen(await mailboxes.findByRole('link', { name: /^Webmaster/ }));
  },
});

/** A hundred are shown at once, and the button leads to the rest and back. */
export const ManySources = meta.story({
  beforeEach: ({ world }) => addOrphans(world, 129),
  async play(shown) {
    const card = await findPart(shown, 'region', 'orphans:sources.title');
    const rows = () => card.getAllByRole('row').length - 1;
    const total = orphansIn(shown.world).length;
    await waitFor(() => expect(rows()).toBe(100), { timeout: 20_000 });
    await read(card, 'orphans:first', { count: 100, total });
    await press(card, 'orphans:more', { count: total - 100 });
    await waitFor(() => expect(rows()).toBe(total));
    await expect(card.getByRole('button', { name: shown.words('orphans:fewer') })).toHaveFocus();
    await press(card, 'orphans:fewer');
    await waitFor(() => expect(rows()).toBe(100));
  },
});

/** Where one of them could not be read, it may be one more. */
export const ManySourcesUnread = meta.story({
  beforeEach({ msw, world }) {
    addOrphans(world, 129);
    msw.use(unreadBjarne);
  },
  async play(shown) {
    const card = await findPart(shown, 'region', 'orphans:sources.title');
    await waitFor(() => expect(card.getAllByRole('row')).toHaveLength(101), { timeout: 20_000 });
    const total = orphansIn(shown.world).length;
    await read(card, 'orphans:firstOfAtLeast', { count: 100, total });
    await expect(card.queryByText(shown.words('orphans:first', { count: 100, total }))).toBeNull();
    await press(card, 'orphans:more', { count: total - 100 });
    await waitFor(() => expect(card.getAllByRole('row')).toHaveLength(total + 1));
    await expect(card.queryByText(shown.words.part('orphans:firstOfAtLeast'))).toBeNull();
  },
});

/** What the service gives no more of at once has its list. */
export const ManyMailboxes = meta.story({
  beforeEach: ({ msw, world }) => {
    const [mailbox] = world.mailboxes.rows();
    if (mailbox === undefined) throw new Error('There is no mailbox in this world.');
    const { id, name, mailboxType, hasExternalReference } = mailbox;
    const row = { id, name, mailboxType, hasExternalReference };
    const rows = Array.from({ length: 100 }, (_, index) => ({
      ...row,
      id: `${id}-${index}`,
      name: `Old ${index}`,
    }));
    msw.use(on(listMailboxes).answers({ rows, totalRows: 240, hasMore: true }));
  },
  async play(shown) {
    const card = await findPart(shown, 'region', 'orphans:mailboxes.title');
    await read(card, 'orphans:first', { count: 100, total: 240 });
    const link = await card.findByRole('link', { name: shown.words('orphans:mailboxes.all') });
    await expect(link).toBeVisible();
    await expect(pageOf(shown).queryByText(shown.words('orphans:fewer'))).toBeNull();
  },
});
