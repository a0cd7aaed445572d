import { redirect, type RouteObject } from 'react-router';
import { isToActivate } from '#entities/tenant-subscriptions/plan-facts.ts';
import { type SubscriptionInfo, tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { page } from '#shared/navigation/page.ts';
import type { NameQuery, RouteHandle } from '#shared/navigation/route-handle.ts';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';

const subscription: RouteHandle = {
  titleKey: 'tenant-subscriptions:current.title',
  crumb: () => tenantSubscriptionsPaths.current(),
};
const current = page(() => import('./SubscriptionScreen.tsx'), 'SubscriptionScreen', {
  screen: { kind: 'page', story: 'tenant-subscriptions/Subscription', lists: true },
});
const plan = tenantSubscriptionsQueries.current();
const edit = page(() => import('./SubscriptionEditScreen.tsx'), 'SubscriptionEditScreen', {
  titleKey: 'tenant-subscriptions:edit.title',
  name: () => ({
    queryKey: plan.queryKey,
    queryFn: plan.queryFn as NonNullable<NameQuery['queryFn']>,
    // The page reads it itself.
    enabled: false,
    select: (info) => ({
      key: isToActivate((info as SubscriptionInfo | null)?.subscription ?? null)
        ? 'tenant-subscriptions:edit.activateTitle'
        : 'tenant-subscriptions:edit.title',
    }),
  }),
  screen: { kind: 'edit-form', story: 'tenant-subscriptions/SubscriptionEdit', managed: true },
});
const comparison = page(() => import('./PlanComparisonScreen.tsx'), 'PlanComparisonScreen', {
  titleKey: 'tenant-subscriptions:comparison.title',
  screen: { kind: 'page', story: 'tenant-subscriptions/PlanComparison', managed: true },
});
const billingAddress = page(
  () => import('#entities/organizations/BillingAddressDialog.tsx'),
  'BillingAddressDialog',
  {
    screen: { kind: 'dialog', story: 'tenant-subscriptions/BillingAddress' },
  },
);
const billingContact = page(
  () => import('#entities/payments/BillingContactDialog.tsx'),
  'BillingContactDialog',
  {
    screen: { kind: 'dialog', story: 'payments/BillingContact' },
  },
);
const paymentMethod = page(
  () => import('#entities/payments/CreateMandateDialog.tsx'),
  'CreateMandateDialog',
  {
    screen: { kind: 'dialog', story: 'payments/CreateMandate' },
  },
);

/** The address of all licenses leads on to the subscription (R41); the other areas below it have tables of their own. */
export const routes: RouteObject[] = [
  { path: 'licenses', loader: () => redirect(tenantSubscriptionsPaths.current()) },
  {
    path: 'licenses/subscription',
    handle: subscription,
    children: [
      { index: true, ...current },
      { path: 'compare', ...comparison },
      {
        path: 'edit',
        ...edit,
        children: [
          { path: 'billing-address', ...billingAddress },
          { path: 'billing-contact', ...billingContact },
          { path: 'payment-method', ...paymentMethod },
        ],
      },
    ],
  },
];
