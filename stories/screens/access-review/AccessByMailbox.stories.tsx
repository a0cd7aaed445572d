import { listMailboxDelegates, listMailboxes, listUsers } from '@archive-console/api-client';
import { accessReviewPaths } from '@archive-console/console';
import { mailboxIdOf, on } from '@archive-console/mocks';
import { formatList } from '@archive-console/ui';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { keepFromPrinting } from '#stories/printed-paper.ts';
import { saveList } from '#stories/saved-list.ts';
import { find, pageOf, press, read, readPart, see, seen, seeName } from '#stories/steps.ts';
import { aboutFirst, complete, firstOf, mailboxRead, nothing, rowOf } from './steps.ts';

const at = `${accessReviewPaths.byMailbox()}?rows=100`;
const meta = preview.meta({ title: 'Screens/Access review/By mailbox', parameters: { at } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).hangs()),
  async play(shown) {
    await see(shown, 'progressbar', 'objects:access.running');
    await read(shown, 'access-review:byMailbox.empty.title');
    const print = await find(shown, 'button', 'access-review:print.action');
    await expect(print).toHaveAttribute('aria-disabled', 'true');
  },
});

/** What is read is there at once, and may be searched while the reading goes on. */
export const Running = meta.story({
  beforeEach: ({ msw, world }) => msw.use(on(listMailboxDelegates, aboutFirst(world)).hangs()),
  async play(shown) {
    await mailboxRead(shown, 'Sales');
    await see(shown, 'progressbar', 'objects:access.running');
    await see(shown, 'button', 'objects:reading.stop');
  },
});

export const Stopped = meta.story({
  beforeEach: ({ msw, world }) => msw.use(on(listMailboxDelegates, aboutFirst(world)).hangs()),
  async play(shown) {
    await mailboxRead(shown, 'Sales');
    await press(shown, 'objects:reading.stop');
    await readPart(shown, 'objects:reading.stopped');
    await press(shown, 'objects:reading.resume');
    await see(shown, 'button', 'objects:reading.stop');
    await press(shown, 'objects:reading.stop');
    await readPart(shown, 'objects:reading.stopped');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await complete(shown);
    const row = await rowOf(shown, /^Invoices/);
    await expect(await row.findByText(/Carla Weiss/)).toBeVisible();
    await expect(await row.findByText(/Jonas Petersen/)).toBeVisible();
    await read(await rowOf(shown, /^Company bicycle/), 'access-review:byMailbox.noOwner');
  },
});

/** The search finds a person among owners and delegates too. */
export const OfAPerson = meta.story({
  parameters: { at: accessReviewPaths.byMailbox('jonas.petersen') },
  async play(shown) {
    await complete(shown);
    await rowOf(shown, /^Invoices/);
    await rowOf(shown, /^Works council/);
    await waitFor(() => expect(pageOf(shown).queryByRole('row', { name: /^Press/ })).toBeNull());
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).answers(nothing)),
  async play(shown) {
    await complete(shown);
    await see(shown, 'heading', 'access-review:byMailbox.empty.none');
  },
});

export const NoMatch = meta.story({
  parameters: { at: accessReviewPaths.byMailbox('chess') },
  async play(shown) {
    await complete(shown);
    await see(shown, 'heading', 'access-review:noMatch');
    await press(shown, 'area:list.clearFilters');
    await rowOf(shown, /^Amelie Brandt/);
  },
});

/** What could not be read is named, stays in the list as unreadable, and is tried again alone. */
export const PartlyUnread = meta.story({
  beforeEach: ({ msw, world }) =>
    msw.use(on(listMailboxDelegates, aboutFirst(world)).fails('Default.UnexpectedError')),
  async play(shown) {
    const names = firstOf(shown.world)?.name ?? '';
    await readPart(shown, 'objects:access.unread', { count: 1, names });
    await expect(pageOf(shown).queryByText(shown.words.part('objects:reading.complete'))).toBeNull();
    const row = await rowOf(shown, new RegExp(`^${names}`));
    await expect(row.getAllByText(shown.words('area:list.unread'))).toHaveLength(2);
    await press(shown, 'shell:action.retry');
    await readPart(shown, 'objects:access.unread', { count: 1, names });
  },
});

/** Each name leads to whom it names. */
export const Linked = meta.story({
  async play(shown) {
    await complete(shown);
    const row = await rowOf(shown, /^Invoices/);
    await userEvent.click(await row.findByRole('link', { name: 'Jonas Petersen' }));
    await seeName(shown, 'Jonas Petersen');
  },
});

/** The paper says which rows were asked for, and which mailboxes could not be read. */
export const PrintedInPart = meta.story({
  parameters: { at: `${accessReviewPaths.byMailbox()}?rows=100&access=delegates` },
  beforeEach: ({ msw, world }) => {
    keepFromPrinting();
    msw.use(on(listMailboxDelegates, aboutFirst(world)).fails('Default.UnexpectedError'));
    const sales = world.mailboxes.get(mailboxIdOf('Sales'));
    if (sales) world.mailboxes.put({ ...sales, ownerId: 'not-listed' });
  },
  async play(shown) {
    await readPart(shown, 'objects:access.unread', { count: 1 });
    await press(shown, 'access-review:print.action');
    await waitFor(() => expect(window.print).toHaveBeenCalled());
    const papers = shown.canvasElement.ownerDocument.querySelectorAll('body > section');
    const paper = papers[papers.length - 1];
    await expect(paper).toHaveTextContent(shown.words('access-review:byMailbox.withDelegates'));
    const names = formatList([firstOf(shown.world)?.name ?? '', 'Sales'], shown.words.locale);
    await expect(paper).toHaveTextContent(`${shown.words('access-review:print.unread')}${names}`);
  },
});

/** The file says in each row of how much it is a part, and as of when. */
export const SavedInPart = meta.story({
  beforeEach: ({ msw, world }) =>
    msw.use(on(listMailboxDelegates, aboutFirst(world)).fails('Default.UnexpectedError')),
  async play(shown) {
    await readPart(shown, 'objects:access.unread', { count: 1 });
    const count = shown.world.mailboxes.size;
    const [header, ...rows] = await saveList(shown, 'shell:csv.allMatching', { count });
    await expect(header).toContain(shown.words('access-review:extent'));
    const extent = shown.words('objects:access.progress', { count, read: String(count - 1) });
    // The last line of a file is empty.
    const written = rows.map((row) => row.join()).filter((row) => row !== '');
    await expect(written).toHaveLength(count);
    for (const row of written) await expect(row).toContain(extent);
  },
});

/** The paper has every row, how complete they are and as of when. */
export const Printed = meta.story({
  beforeEach: () => {
    keepFromPrinting();
  },
  async play(shown) {
    await complete(shown);
    await press(shown, 'access-review:print.action');
    await waitFor(() => expect(window.print).toHaveBeenCalled());
    const tables = shown.canvasElement.ownerDocument.querySelectorAll('section table');
    await expect(tables[tables.length - 1]?.querySelectorAll('tbody tr')).toHaveLength(
      shown.world.mailboxes.size,
    );
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.Forbidden')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.Forbidden.title');
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listMailboxes).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await seen(await pageOf(shown).findByText('4b1c-77'));
    await press(shown, 'shell:action.retry');
    await seen(await pageOf(shown).findByText('4b1c-77'));
  },
});
