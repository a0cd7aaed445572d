import type { Balance, Subscription, SubscriptionSuggestion } from '@archive-console/api-client';
import { refuse, refuseField } from '../refusal.ts';
import type { World } from '../world.ts';
import { defaultMandate, loadOf } from './bills.ts';
import { creditCoupon, redeem } from './coupons.ts';
import { creditsIn } from './credits.ts';
import type { Plan } from './money.ts';
import { monthAfter, monthOf } from './months.ts';
import { managingPartner } from './partners.ts';
import { packageFor, packageOf } from './price-list.ts';
import { billingOf } from './prices.ts';

const GIGABYTE = 1_000_000_000;
const MONTHS_AHEAD = 12;

/** What a person chose. */
export interface Choice {
  standardUsers: number;
  featureEiv: boolean;
  storage: number;
}

const gigabytesUsed = (world: World) => (world.usage.at(-1)?.cumulativeStorage ?? 0) / GIGABYTE;

export function balanceOf({ storage, standardUsers, featureEiv }: Plan): Balance {
  return { storage, userCount: standardUsers, featureEiv };
}

export function subscriptionOf(world: World, plan: Plan): Subscription {
  const { trialExpirationDate, ...rest } = plan;
  const isTrial = trialExpirationDate !== null;
  return {
    ...rest,
    trialExpirationDate: trialExpirationDate ?? '',
    isTrial,
    isTrialExpired: isTrial && new Date(trialExpirationDate) <= world.clock.now(),
  };
}

/** Room for the archive and a tenth more, and a place for each user: cheaper than by the month. */
export function suggestion(world: World): SubscriptionSuggestion {
  const storagePackage = packageFor(gigabytesUsed(world) * 1.1);
  return { storagePackage, standardUsers: world.users.size, topUpUsers: 0 };
}

/** What a choice will cost, month by month from the present one. */
export function prediction(world: World, choice: Choice, codes: readonly string[]) {
  const applied = codes.map((code) => creditCoupon(world, code, 'appliedCoupons'));
  if (new Set(applied).size < applied.length) refuseField('appliedCoupons', 'A coupon counts once.');
  const present = monthOf(world.clock.now());
  return Array.from({ length: MONTHS_AHEAD }, (_, index) => {
    const month = monthAfter(present, index);
    return billingOf(month, loadOf(world, choice), creditsIn(world, month, applied));
  });
}

/** What the tenant has subscribed to. */
export const planIn = (world: World): Plan => world.subscription ?? refuse('TenantSubscription.NotFound');

function keep(world: World, plan: Plan): Subscription {
  world.subscription = plan;
  world.hub.notify('TenantSubscriptionsChanged', { ids: [plan.id] });
  // The dashboard shows the balance beside what is used.
  world.hub.notify('ConsumptionsChanged', { ids: [] });
  return subscriptionOf(world, plan);
}

function requireOwn(world: World): void {
  if (managingPartner(world) !== undefined) refuse('TenantSubscription.CannotEditManagedSubscription');
}

/** There must be such a package, and what is archived must find room in it: nothing pays for more storage. */
function requirePackage(world: World, storage: number): void {
  packageOf(storage);
  if (storage < gigabytesUsed(world))
    refuseField('storage', `${Math.ceil(gigabytesUsed(world))} GB are archived already.`);
}

/** Whom to bill, whom to write to and whom to charge must be known before anything is paid for. */
function requirePayer(world: World): void {
  if (world.billingAddress === undefined) refuse('Organization.NoPaymentCustomer');
  if (world.billingContact === undefined) refuse('Organization.NoBillingContact');
  if (defaultMandate(world) === undefined) refuse('Payment.NoDefaultMandate');
}

/** Turns a trial, or no subscription at all, into a paid plan. */
export function activate(world: World, choice: Choice, code: string | undefined): Subscription {
  const before = world.subscription;
  requireOwn(world);
  if (before !== undefined && before.trialExpirationDate === null) refuse('TenantSubscription.AlreadyExists');
  if (world.tenant?.isBillingActivated !== true) refuse('Payment.NoPaymentProviderInfo');
  requirePackage(world, choice.storage);
  const coupon = code === undefined || code === '' ? undefined : creditCoupon(world, code, 'couponCode');
  requirePayer(world);
  if (coupon !== undefined) redeem(world, coupon);
  const id = before?.id ?? world.newId('subscription');
  world.billsNext = monthOf(world.clock.now());
  return keep(world, { id, ...choice, trialExpirationDate: null });
}

/** Changes a plan in place; a trial remains a trial. */
export function update(world: World, choice: Choice): Subscription {
  const before = planIn(world);
  requireOwn(world);
  requirePackage(world, choice.storage);
  if (before.trialExpirationDate === null && defaultMandate(world) === undefined)
    refuse('Payment.NoDefaultMandate');
  return keep(world, { ...before, ...choice });
}
