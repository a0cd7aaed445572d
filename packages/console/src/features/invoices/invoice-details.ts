import { InvoicesIcon } from '@archive-console/ui';
import { invoicesQueries } from '#queries/invoices.ts';
import { detailsOf } from '#shared/details/details-spec.ts';
import { invoicesPaths } from '#shared/paths/invoices.ts';

/** The pages about one invoice. */
export const invoiceDetails = detailsOf({
  param: 'invoiceId',
  read: invoicesQueries.detail,
  nameOf: ({ invoiceNumber }) => invoiceNumber,
  notFound: 'Invoice.InvoiceNotFound',
  icon: InvoicesIcon,
  tabs: {
    bill: { label: 'invoices:details.tab.bill' },
    document: { label: 'invoices:details.tab.document' },
  },
  paths: invoicesPaths,
  words: {
    tabs: 'invoices:details.tabs',
    loading: 'invoices:details.loading',
    stopped: 'invoices:details.stopped',
    notFoundTitle: 'invoices:details.notFound.title',
    notFoundText: 'invoices:details.notFound.text',
    toList: 'invoices:details.toList',
    toObject: 'invoices:details.toInvoice',
  },
});
