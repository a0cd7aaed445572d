import { prefixes } from './prefixes.ts';

/** The tabs of an invoice, in the order they are shown. The first one is shown where none is named. */
export const invoiceTabs = ['bill', 'document'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];

const list = prefixes.invoices;

export const invoicesPaths = {
  list: () => list,
  details: (invoiceId: string, tab: InvoiceTab = 'bill') =>
    `${list}/${encodeURIComponent(invoiceId)}${tab === 'bill' ? '' : `/${tab}`}`,
};
