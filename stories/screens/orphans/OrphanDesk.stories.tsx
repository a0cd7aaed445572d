import {
  deleteEmailAddress,
  getImportSource,
  listEmailAddresses,
  listImportSources,
  listMailboxes,
} from '@archive-console/api-client';
import { importSourcesPaths, orphansPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  findPart,
  live,
  pageOf,
  partOf,
  press,
  read,
  readPart,
  see,
  seen,
} from '#stories/steps.ts';
import { thomas } from '#stories/screens/import-sources/sources.ts';

const meta = preview.meta({
  title: 'Screens/Orphans',
  parameters: { at: orphansPaths.desk() },
});

async function askToDelete(shown: Place) {
  const card = await findPart(shown, 'region', 'orphans:addresses.title');
  const [first] = await card.findAllByRole('button', {
    name: shown.words.part('orphans:addresses.action'),
  });
  first?.click();
  return partOf(shown, await seen(await pageOf(shown).findByRole('alertdialog')));
}

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listImportSources).hangs(), on(listEmailAddresses).hangs(), on(listMailboxes).hangs()),
  async play(shown) {
    await waitFor(() => expect(pageOf(shown).getAllByRole('region', { busy: true })).toHaveLength(3));
  },
});

/** Only each source says whether it has its mailbox: how many are looked at is said. */
export const LookingAtSources = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getImportSource).hangs()),
  async play(shown) {
    const card = await findPart(shown, 'region', 'orphans:sources.title');
    const progress = await card.findByRole('progressbar', { name: shown.words('orphans:sources.reading') });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext'));
    await expect(card.queryByText(shown.words('orphans:sources.none'))).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(listImportSources).answers({ rows: [], totalRows: 0, hasMore: false }),
      on(listEmailAddresses).answers({ rows: [], totalRows: 0, hasMore: false }),
      on(listMailboxes).answers({ rows: [], totalRows: 0, hasMore: false }),
    ),
  async play(shown) {
    await read(shown, 'orphans:sources.none');
    await read(shown, 'orphans:addresses.none');
    await read(shown, 'orphans:mailboxes.none');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const card = await findPart(shown, 'region', 'orphans:sources.title');
    const row = partOf(shown, await card.findByRole('row', { name: /Thomas Berger/ }));
    await expect(await row.findByRole('link', { name: /^Thomas Berger/ })).toHaveAttribute(
      'href',
      importSourcesPaths.details(thomas),
    );
    await expect(row.getByRole('link', { name: /:/ })).toHaveAttribute(
      'href',
      importSourcesPaths.details(thomas, 'imports'),
    );
    const mailboxes = await findPart(shown, 'region', 'orphans:mailboxes.title');
    await seen(await mailboxes.findByRole('link', { name: /^Webmaster/ }));
    await expect(mailboxes.getByText(shown.words('area:origin.label'))).toBeInTheDocument();
    // Where the service takes no owner, it is said where one is set.
    await read(partOf(shown, mailboxes.getByRole('row', { name: /Press/ })), 'orphans:mailboxes.managed');
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    const dialog = await askToDelete(shown);
    await read(dialog, 'objects:addresses.delete.nobody');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteEmailAddress).fails('EmailAddress.Orphaned')),
  async play(shown) {
    const dialog = await askToDelete(shown);
    await press(dialog, 'objects:addresses.delete.confirm');
    await seen(await dialog.findByText(shown.words.part('errors:EmailAddress.Orphaned.title')));
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listEmailAddresses).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
  },
});

/** What could not be read again stays, and it is said that it may no longer be true. */
export const ReadAgainInVain = meta.story({
  async play(shown) {
    const card = await findPart(shown, 'region', 'orphans:mailboxes.title');
    await card.findByRole('row', { name: /Webmaster/ });
    shown.msw.use(on(listMailboxes).fails('Default.UnexpectedError', { traceId: '4b1c-77' }));
    await live(shown.world);
    shown.world.hub.notify('MailboxesChanged', {});
    await readPart(card, 'area:list.stale');
    await seen(await card.findByText('4b1c-77'));
    await expect(card.getByRole('row', { name: /Webmaster/ })).toBeVisible();
  },
});

/** One kind that cannot be read leaves the others. */
export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'button', 'shell:action.retry');
    const card = await findPart(shown, 'region', 'orphans:sources.title');
    await expect(await card.findByRole('row', { name: /Thomas Berger/ })).toBeVisible();
  },
});
