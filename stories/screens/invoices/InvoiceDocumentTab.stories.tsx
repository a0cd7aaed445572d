import { getInvoicePdf } from '@archive-console/api-client';
import { invoicesPaths } from '@archive-console/console';
import { invoiceIdOf, on } from '@archive-console/mocks';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, read, see, seeTitle } from '#stories/steps.ts';
import { newest } from './invoices.ts';

const at = invoicesPaths.details(newest.id, 'document');
const meta = preview.meta({ title: 'Screens/Invoices/Document', parameters: { at } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getInvoicePdf).hangs()),
  async play(shown) {
    await see(shown, 'status', 'invoices:document.loading');
  },
});

/** Read with the session, then shown by the browser: its address is one of this page. */
export const Populated = meta.story({
  beforeEach() {
    spyOn(Navigator.prototype, 'pdfViewerEnabled', 'get').mockReturnValue(true);
  },
  async play(shown) {
    const name = shown.words('invoices:document.name', { number: newest.invoiceNumber });
    const frame = await pageOf(shown).findByTitle(name);
    await expect(frame).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  },
});

export const Unable = meta.story({
  beforeEach() {
    spyOn(Navigator.prototype, 'pdfViewerEnabled', 'get').mockReturnValue(false);
  },
  async play(shown) {
    await see(shown, 'heading', 'invoices:document.unable.title');
    await see(shown, 'button', 'invoices:action.download');
  },
});

export const NotYet = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getInvoicePdf).fails('Invoice.MissingArchiveId', { status: 404 })),
  async play(shown) {
    await read(shown, 'errors:Invoice.MissingArchiveId.title');
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const NotFound = meta.story({
  parameters: { at: invoicesPaths.details(invoiceIdOf('none'), 'document') },
  async play(shown) {
    await seeTitle(shown, 'invoices:details.notFound.title');
  },
});

export const Withdrawn = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getInvoicePdf).fails('Invoice.InvoiceNotFound', { status: 404 })),
  async play(shown) {
    await read(shown, 'errors:Invoice.InvoiceNotFound.title');
  },
});

export const RejectedForPartner = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getInvoicePdf).fails('Invoices.PartnerManaged')),
  async play(shown) {
    await read(shown, 'errors:Invoices.PartnerManaged.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getInvoicePdf).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getInvoicePdf).fails('Default.UnexpectedError', { traceId: '51c0-9' })),
  async play(shown) {
    await expect(await pageOf(shown).findByText('51c0-9')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});
