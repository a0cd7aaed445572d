import { BillingAddressDialog } from '#entities/organizations/BillingAddressDialog.tsx';
import { BillingContactDialog } from '#entities/payments/BillingContactDialog.tsx';
import { CreateMandateDialog } from '#entities/payments/CreateMandateDialog.tsx';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';

const page = tenantSubscriptionsPaths.edit();

// What is asked for on the way to a subscription, without leaving it.
export const BillingAddressScreen = () => <BillingAddressDialog page={page} />;
export const BillingContactScreen = () => <BillingContactDialog page={page} />;
export const PaymentMethodScreen = () => <CreateMandateDialog page={page} />;
