import { getInvoicePdf, listInvoices } from '@archive-console/api-client';
import { invoicesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  choose,
  findPart,
  live,
  pageOf,
  press,
  read,
  readPart,
  see,
  selectRow,
  seeTitle,
} from '#stories/steps.ts';
import { billAnother, invoiceOf } from './invoices.ts';

const meta = preview.meta({ title: 'Screens/Invoices/List', parameters: { at: invoicesPaths.list() } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByText(shown.words('area:list.loading'))).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).answers({ rows: [], totalRows: 0, hasMore: false })),
  async play(shown) {
    await see(shown, 'heading', 'invoices:list.empty.title');
  },
});

/** Nothing was ever billed: that is no failure. */
export const NeverBilled = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).fails('TenantAccounting.NotFound', { status: 404 })),
  async play(shown) {
    await see(shown, 'heading', 'invoices:list.empty.title');
  },
});

/** What is not paid comes first, whatever its month: a charge that came back before what is open. */
export const Populated = meta.story({
  async play(shown) {
    await expect(
      await pageOf(shown).findByRole('link', { name: invoiceOf(shown.world).invoiceNumber }),
    ).toBeVisible();
    const [, first, second, third] = pageOf(shown).getAllByRole('row');
    await expect(first).toHaveTextContent(invoiceOf(shown.world, 2).invoiceNumber);
    await expect(first).toHaveTextContent(shown.words('invoices:state.Failed'));
    await expect(second).toHaveTextContent(invoiceOf(shown.world).invoiceNumber);
    await expect(third).toHaveTextContent(shown.words('invoices:state.Pending'));
    await readPart(shown, 'invoices:list.unpaid', { count: 1 });
    await readPart(shown, 'invoices:list.charged', { count: 1 });
    await readPart(shown, 'invoices:list.collected', { count: 1 });
  },
});

export const Filtered = meta.story({
  parameters: { at: `${invoicesPaths.list()}?state=Failed` },
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: invoiceOf(shown.world, 2).invoiceNumber });
    await expect(pageOf(shown).getAllByRole('row')).toHaveLength(2);
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${invoicesPaths.list()}?q=RE-1999` },
  async play(shown) {
    await see(shown, 'heading', 'invoices:list.noMatch');
    await press(shown, 'area:list.clearFilters');
    await pageOf(shown).findByRole('link', { name: invoiceOf(shown.world).invoiceNumber });
  },
});

/** On a telephone nothing has to be scrolled sideways. */
export const Narrow = meta.story({
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: invoiceOf(shown.world).invoiceNumber });
    await seeTitle(shown, 'invoices:list.title');
    const { clientWidth, scrollWidth } = shown.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/** Where the table has little room, the month takes two lines, and no number is broken at a hyphen. */
export const MediumGerman = meta.story({
  globals: { language: 'de', viewport: { value: 'medium' } },
  async play(shown) {
    const { invoiceNumber } = invoiceOf(shown.world);
    const text = await pageOf(shown).findByText(invoiceNumber);
    await expect(text.getClientRects()).toHaveLength(1);
  },
});

/** Their partner has the invoices, and says whom to ask. */
export const ReadOnly = meta.story({
  parameters: { as: 'partner-managed@demo.example' },
  async play(shown) {
    await see(shown, 'heading', 'invoices:managed.title');
    const card = await findPart(shown, 'region', 'objects:partner.title');
    await read(card, 'invoices:managed.ask');
    await expect(await card.findByRole('link', { name: /@/ })).toBeVisible();
    await expect(pageOf(shown).queryByRole('table')).toBeNull();
  },
});

export const Downloaded = meta.story({
  async play(shown) {
    const one = invoiceOf(shown.world, 3).invoiceNumber;
    const other = invoiceOf(shown.world, 4).invoiceNumber;
    await pageOf(shown).findByRole('link', { name: one });
    await selectRow(shown, one);
    await selectRow(shown, other);
    await press(shown, 'invoices:action.downloadMany');
    const done = shown.words('invoices:download.done', { count: 2 });
    await waitFor(() => expect(pageOf(shown).getAllByText(done)[0]).toBeVisible());
  },
});

/** The document is made some days after the invoice. */
export const RejectedWithoutDocument = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getInvoicePdf).fails('Invoice.MissingArchiveId', { status: 404 })),
  async play(shown) {
    const { invoiceNumber } = invoiceOf(shown.world);
    await pageOf(shown).findByRole('link', { name: invoiceNumber });
    await press(shown, 'area:list.rowActions', { name: invoiceNumber });
    await choose(shown, 'invoices:action.download');
    await read(shown, 'invoices:download.failed', { number: invoiceNumber });
    await readPart(shown, 'errors:Invoice.MissingArchiveId.text');
  },
});

export const RejectedMonth = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).fails('TenantAccounting.NoMatchesForBillingMonth')),
  async play(shown) {
    await see(shown, 'heading', 'errors:TenantAccounting.NoMatchesForBillingMonth.title');
  },
});

/** Another month is billed: the page shows the invoice, and marks it as new. */
export const UpdatedLive = meta.story({
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: invoiceOf(shown.world).invoiceNumber });
    await live(shown.world);
    const link = await pageOf(shown).findByRole('link', { name: billAnother(shown.world) });
    await waitFor(() => expect(link.closest('tr')).toHaveAttribute('data-changed'));
  },
});

/** A coupon binds to a partner in another window: the invoices are there from then on. */
export const BoundLive = meta.story({
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: invoiceOf(shown.world).invoiceNumber });
    await live(shown.world);
    shown.msw.use(on(listInvoices).fails('Invoices.PartnerManaged'));
    shown.world.hub.notify('CouponsChanged', { ids: [] });
    await see(shown, 'heading', 'invoices:managed.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:action.retry');
  },
});
