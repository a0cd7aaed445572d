import { BillingAddressDialog } from '#entities/organizations/BillingAddressDialog.tsx';
import { BillingContactDialog } from '#entities/payments/BillingContactDialog.tsx';
import { CreateMandateDialog } from '#entities/payments/CreateMandateDialog.tsx';
import { paymentsPaths } from '#shared/paths/payments.ts';

const page = paymentsPaths.overview();

// What can be given or changed over the page of payment.
export const AddScreen = () => <CreateMandateDialog page={page} />;
export const ContactScreen = () => <BillingContactDialog page={page} />;
export const AddressScreen = () => <BillingAddressDialog page={page} />;
