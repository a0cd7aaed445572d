import { getInvoicePdf, listInvoices } from '@archive-console/api-client';
import { invoicesPaths, paymentsPaths } from '@archive-console/console';
import { invoiceIdOf, on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, pageOf, press, read, readPart, see, seeName, seeNo, seeTitle } from '#stories/steps.ts';
import { failed, newest } from './invoices.ts';

const meta = preview.meta({
  title: 'Screens/Invoices/Details',
  parameters: { at: invoicesPaths.details(newest.id) },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).hangs()),
  async play(shown) {
    await seeTitle(shown, 'invoices:details.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await seeName(shown, newest.invoiceNumber);
    // It is charged when it is due: nothing is left to be done.
    await see(shown, 'link', 'invoices:action.show');
    await seeNo(shown, 'link', 'invoices:action.payment');
  },
});

export const Failed = meta.story({
  parameters: { at: invoicesPaths.details(failed.id) },
  async play(shown) {
    await read(shown, 'invoices:means.Failed');
    await expect(await find(shown, 'link', 'invoices:action.payment')).toHaveAttribute(
      'href',
      paymentsPaths.overview(),
    );
  },
});

/** Nothing is left to be done: the document leads. */
export const Paid = meta.story({
  parameters: { at: invoicesPaths.details(invoiceIdOf('RE-2026-06-7731')) },
  async play(shown) {
    await see(shown, 'link', 'invoices:action.show');
    await seeNo(shown, 'link', 'invoices:action.payment');
  },
});

export const RejectedDownload = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getInvoicePdf).fails('Invoices.PartnerManaged')),
  async play(shown) {
    await press(shown, 'invoices:action.download');
    await read(shown, 'invoices:download.failed', { number: newest.invoiceNumber });
    await readPart(shown, 'errors:Invoices.PartnerManaged.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).fails('Default.Forbidden')),
  async play(shown) {
    await seeTitle(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: invoicesPaths.details(invoiceIdOf('none')) },
  async play(shown) {
    await seeTitle(shown, 'invoices:details.notFound.title');
    await see(shown, 'link', 'invoices:details.toList');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).fails('Default.UnexpectedError', { traceId: '7a1e-02' })),
  async play(shown) {
    await expect(await pageOf(shown).findByText('7a1e-02')).toBeVisible();
    await seeTitle(shown, 'invoices:details.stopped');
  },
});
