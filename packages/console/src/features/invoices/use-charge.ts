import { useQuery } from '@tanstack/react-query';
import { type BilledInvoice, isChargedWhenDue, namesCharge } from '#queries/invoices.ts';
import { paymentsQueries } from '#queries/payments.ts';

/** Which invoices are charged by themselves. What would be charged is read where one of them names a payment method. */
export function useCharge(invoices: readonly BilledInvoice[]) {
  const { data, isLoading } = useQuery({
    ...paymentsQueries.mandates(),
    enabled: invoices.some(namesCharge),
  });
  return { isPending: isLoading, isCharged: (invoice: BilledInvoice) => isChargedWhenDue(invoice, data) };
}
