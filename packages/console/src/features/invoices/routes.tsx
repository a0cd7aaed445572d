import type { RouteObject } from 'react-router';
import { invoicesQueries } from '#queries/invoices.ts';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { invoicesPaths } from '#shared/paths/invoices.ts';

const invoices: RouteHandle = { titleKey: 'invoices:list.title', crumb: () => invoicesPaths.list() };
const list = page(() => import('./InvoiceListScreen.tsx'), 'InvoiceListScreen', {
  screen: { kind: 'list', story: 'invoices/InvoiceList' },
});
const details: RouteHandle = {
  titleKey: 'invoices:details.title',
  name: ({ invoiceId = '' }) => invoicesQueries.name(invoiceId),
  crumb: ({ invoiceId = '' }) => invoicesPaths.details(invoiceId),
};
const frame = page(() => import('./InvoiceDetailsScreen.tsx'), 'InvoiceDetailsScreen', {
  screen: { kind: 'details', story: 'invoices/InvoiceDetails' },
});
const bill = page(() => import('./InvoiceBillTab.tsx'), 'InvoiceBillTab', {
  screen: { kind: 'tab', story: 'invoices/InvoiceBillTab' },
});
const document = page(() => import('./InvoiceDocumentTab.tsx'), 'InvoiceDocumentTab', {
  screen: { kind: 'tab', story: 'invoices/InvoiceDocumentTab' },
});

/** The list of invoices, and one with its lines and its document: nothing of it is made or changed here. */
export const routes: RouteObject[] = [
  {
    path: 'licenses/invoices',
    handle: invoices,
    children: [
      { index: true, ...list },
      {
        path: ':invoiceId',
        handle: details,
        children: [
          {
            ...frame,
            children: [
              { index: true, ...bill },
              { path: 'document', ...document },
            ],
          },
        ],
      },
    ],
  },
];
