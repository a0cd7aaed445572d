import { listMailboxDelegates, listMailboxes, listUsers } from '@archive-console/api-client';
import { accessReviewPaths } from '@archive-console/console';
import { mailboxIdOf, on, userIdOf } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { keepFromPrinting } from '#stories/printed-paper.ts';
import { follow, live, pageOf, press, read, readPart, see, seen } from '#stories/steps.ts';
import { council, delegate } from '../mailboxes/mailboxes.ts';
import { complete, nothing, rowOf } from './steps.ts';

const at = `${accessReviewPaths.byPerson()}?rows=100`;
const meta = preview.meta({ title: 'Screens/Access review/By person', parameters: { at } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).hangs()),
  async play(shown) {
    await see(shown, 'progressbar', 'objects:access.running');
    await read(shown, 'access-review:byPerson.empty.title');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await complete(shown);
    const row = await rowOf(shown, /^(.* )?Jonas Petersen/);
    await expect(await row.findByText(/Works council/)).toBeVisible();
    const mailbox = /Invoices/;
    await expect(await row.findByText(mailbox)).toBeVisible();
  },
});

/** Who has no mailbox is not known before the last one was read. */
export const PartlyRead = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listMailboxDelegates, { path: { mailboxId: mailboxIdOf('Sales') } }).hangs()),
  async play(shown) {
    await rowOf(shown, /^(.* )?Jonas Petersen/);
    const row = await rowOf(shown, /Mira Sommer/);
    const [owned] = await row.findAllByText(shown.words('access-review:noneSoFar'));
    await expect(owned).toBeVisible();
  },
});

export const SeesOthers = meta.story({
  parameters: { at: `${at}&access=others` },
  async play(shown) {
    await complete(shown);
    await rowOf(shown, /Jonas Petersen/);
    await waitFor(() => expect(pageOf(shown).queryByRole('row', { name: /Mira Sommer/ })).toBeNull());
    await follow(shown, 'access-review:byMailbox.tab');
    await rowOf(shown, /^Amelie Brandt/);
  },
});

/** What was changed since it was read is not shown as if it were so: it is read again, or said on paper. */
export const ChangedSince = meta.story({
  beforeEach: () => {
    keepFromPrinting();
  },
  async play(shown) {
    await complete(shown);
    await live(shown.world);
    delegate(shown.world, council, userIdOf('gustav.lund'));
    await readPart(shown, 'objects:access.outdated');
    await press(shown, 'access-review:print.action');
    await waitFor(() => expect(window.print).toHaveBeenCalled());
    const paper = shown.canvasElement.ownerDocument.querySelector('body > section:last-of-type');
    await expect(paper).toHaveTextContent(shown.words('objects:access.outdated'));
    await press(shown, 'objects:reading.restart');
    const row = await rowOf(shown, /Gustav Lund/);
    await expect(await row.findByText(/Works council/, {}, { timeout: 30_000 })).toBeVisible();
    await complete(shown);
    await waitFor(() => expect(pageOf(shown).queryByText(shown.words('objects:access.outdated'))).toBeNull());
  },
});

export const Empty = meta.story({
  beforeEach({ msw, world }) {
    msw.use(on(listUsers).answers(nothing));
    for (const { id } of world.mailboxes.rows()) world.delegates.forget(id);
  },
  async play(shown) {
    await complete(shown);
    await see(shown, 'heading', 'access-review:byPerson.empty.none');
  },
});

export const NoMatch = meta.story({
  parameters: { at: accessReviewPaths.byPerson('chess') },
  async play(shown) {
    await complete(shown);
    await see(shown, 'heading', 'access-review:noMatch');
    await press(shown, 'area:list.clearFilters');
    await rowOf(shown, /Amelie Brandt/);
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).fails('Default.Forbidden')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.Forbidden.title');
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await seen(await pageOf(shown).findByText('4b1c-77'));
    await see(shown, 'button', 'shell:action.retry');
  },
});
