import { useQuery } from '@tanstack/react-query';
import { BillingAddressDialog } from '#entities/organizations/BillingAddressDialog.tsx';
import { organizationsQueries } from '#queries/organizations.ts';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';

/** Asks on the way to a subscription whom its invoices are made out to. */
export function BillingAddressScreen() {
  const close = useLeavePage(tenantSubscriptionsPaths.edit(), true);
  const { data } = useQuery(organizationsQueries.billingAddress());
  return data === undefined ? null : <BillingAddressDialog address={data} onClose={close} />;
}
