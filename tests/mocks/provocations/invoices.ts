import { getInvoicePdf, listInvoices } from '@archive-console/api-client';
import { DAY } from '@archive-console/mocks';
import { withoutBilling, withPartner } from '../billing-stages.ts';
import { clientOf, firstPage } from '../stage.ts';
import type { Provoked } from './provocation.ts';

export const invoicesProvoked: readonly Provoked[] = [
  [
    listInvoices,
    {
      async 'TenantAccounting.NotFound'() {
        const { client } = await withoutBilling();
        return client.call(listInvoices, firstPage);
      },
      'TenantAccounting.NoMatchesForBillingMonth': ({ client }) =>
        client.call(listInvoices, { ...firstPage, billingMonth: { year: 2019, month: 1 } }),
      async 'Invoices.PartnerManaged'() {
        const { client } = await withPartner();
        return client.call(listInvoices, firstPage);
      },
    },
  ],
  [
    getInvoicePdf,
    {
      'Invoice.InvoiceNotFound': ({ client }) => client.call(getInvoicePdf, { invoiceId: 'none' }),
      async 'Invoice.MissingArchiveId'({ world }) {
        // The month is over since a day: the bill is made, its document is not.
        world.clock.advance(11 * DAY);
        const client = await clientOf(world);
        const { rows } = await client.call(listInvoices, { ...firstPage, descending: true });
        return client.call(getInvoicePdf, { invoiceId: rows[0]?.id ?? '' });
      },
      async 'Invoices.PartnerManaged'() {
        const { client } = await withPartner();
        return client.call(getInvoicePdf, { invoiceId: 'none' });
      },
    },
  ],
];
