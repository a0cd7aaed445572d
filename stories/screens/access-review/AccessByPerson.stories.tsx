import { listMailboxDelegates, listMailboxes, listUsers } from '@archive-console/api-client';
import { accessReviewPaths } from '@archive-console/console';
import { mailboxIdOf, on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { follow, pageOf, press, read, see, seen } from '#stories/steps.ts';
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

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).answers(nothing)),
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
