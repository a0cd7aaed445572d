import type { RouteObject } from 'react-router';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { loader, PaymentScreen } from './PaymentScreen.tsx';

const overview: RouteHandle = {
  titleKey: 'payments:overview.title',
  crumb: paymentsPaths.overview,
  screen: { kind: 'page', story: 'payments/Payment', acts: true, lists: true, managed: true },
};
const add = page(() => import('#entities/payments/CreateMandateDialog.tsx'), 'CreateMandateDialog', {
  titleKey: 'payments:mandate.title',
  screen: { kind: 'dialog', story: 'payments/CreateMandate' },
});
const contact = page(() => import('#entities/payments/BillingContactDialog.tsx'), 'BillingContactDialog', {
  titleKey: 'payments:contact.title',
  screen: { kind: 'dialog', story: 'payments/BillingContact' },
});
const address = page(
  () => import('#entities/organizations/BillingAddressDialog.tsx'),
  'BillingAddressDialog',
  {
    screen: { kind: 'dialog', story: 'tenant-subscriptions/BillingAddress' },
  },
);
const returning = page(() => import('./PaymentReturnScreen.tsx'), 'PaymentReturnScreen', {
  titleKey: 'payments:return.title',
  screen: { kind: 'page', story: 'payments/PaymentReturn' },
});

/** What is charged and whom to bill (R45), and where the payment provider sends the browser back to (R46). */
export const routes: RouteObject[] = [
  {
    path: 'licenses/payment',
    handle: overview,
    Component: PaymentScreen,
    loader,
    children: [
      { path: 'add', ...add },
      { path: 'billing-contact', ...contact },
      { path: 'billing-address', ...address },
    ],
  },
  { path: 'payment/:status', ...returning },
];
