import { getInvoicePdf, type Invoice, listInvoices } from '@archive-console/api-client';
import { listOf } from '../lists/list.ts';
import { createTable } from '../lists/table.ts';
import { documentedBill, invoiceOf } from '../money/bills.ts';
import { monthText } from '../money/months.ts';
import { managingPartner } from '../money/partners.ts';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';
import type { World } from '../world.ts';

function requireOwn(world: World): void {
  if (managingPartner(world) !== undefined) refuse('Invoices.PartnerManaged');
}

export const invoicesRules = [
  rule(listInvoices, ({ world, input: { year, paymentState, billingMonth, ...request } }) => {
    requireOwn(world);
    if (world.subscription === undefined) refuse('TenantAccounting.NotFound');
    const wanted = billingMonth === undefined ? undefined : monthText(billingMonth);
    const bills = world.bills.filter(
      ({ billing }) => wanted === undefined || monthText(billing.billingMonth) === wanted,
    );
    if (wanted !== undefined && bills.length === 0) refuse('TenantAccounting.NoMatchesForBillingMonth');
    const table = createTable<Invoice>({
      columns: ['billingMonth', 'invoiceNumber', 'totalAmount', 'paymentState', 'dueDate', 'paymentMethod'],
      searched: ['invoiceNumber', 'paymentMethod'],
    });
    for (const bill of bills) table.put(invoiceOf(world, bill));
    const page = listOf(
      table,
      request,
      (invoice) =>
        (year === undefined || invoice.billingMonth.year === year) &&
        (paymentState === undefined || invoice.paymentState === paymentState),
    );
    const shown = new Set(page.rows.map(({ id }) => id));
    return {
      ...page,
      monthlyBillings: bills.filter(({ id }) => shown.has(id)).map(({ billing }) => billing),
    };
  }),

  rule(getInvoicePdf, async ({ world, input }) => {
    requireOwn(world);
    const bill = documentedBill(world, input.invoiceId);
    // Drawing is heavy: it is loaded with the first document.
    const { invoicePdf } = await import('../money/invoice-pdf.ts');
    const disposition = input.download === true ? 'attachment' : 'inline';
    return {
      blob: await invoicePdf(world, bill),
      contentType: 'application/pdf',
      contentDisposition: `${disposition}; filename="${bill.invoiceNumber}.pdf"`,
    };
  }),
];
