import { useQuery } from '@tanstack/react-query';
import { type BilledInvoice, isChargedWhenDue, isUnpaid, namesCharge } from '#queries/invoices.ts';
import { paymentsQueries } from '#queries/payments.ts';

/** Which invoices are charged by themselves, and which wait for the reader. What would be charged is read where one of them names a payment method. */
export function useCharge(invoices: readonly BilledInvoice[]) {
  const { data, isLoading } = useQuery({
    ...paymentsQueries.mandates(),
    enabled: invoices.some(namesCharge),
  });
  const isCharged = (invoice: BilledInvoice) => isChargedWhenDue(invoice, data);
  const isToPay = (invoice: BilledInvoice) => isUnpaid(invoice) && !isCharged(invoice);
  return { isPending: isLoading, isCharged, isToPay };
}
