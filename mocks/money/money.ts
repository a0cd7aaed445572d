import type {
  BillingAddress,
  BillingContact,
  BillingMonth,
  PaymentMandate,
} from '@archive-console/api-client';
import type { DemoCoupon } from '../seed/coupons.ts';
import type { DemoPartner } from '../seed/partners.ts';
import type { Checkout } from './checkout.ts';
import type { Bill } from './bill.ts';

/** The plan of a tenant. */
export interface Plan {
  id: string;
  /** `null`: the plan is paid. */
  trialExpirationDate: string | null;
  standardUsers: number;
  /** Gigabytes (D53). */
  storage: number;
  featureEiv: boolean;
}

/** The money of one tenant. */
export interface Money {
  /** `undefined`: the tenant has no subscription. */
  subscription: Plan | undefined;
  /** Who manages and pays the plan instead of the tenant. */
  partner: DemoPartner | undefined;
  /** Every coupon a person could type in, redeemed or not. */
  readonly coupons: DemoCoupon[];
  /** `undefined`: the tenant has not said yet whom invoices are made out to. */
  billingAddress: BillingAddress | undefined;
  billingContact: BillingContact | undefined;
  /** The newest first. */
  mandates: readonly PaymentMandate[];
  /** Visits to the page of the payment provider, by their id. */
  readonly checkouts: Map<string, Checkout>;
  /** The first month that is not billed yet; `undefined` while nothing is paid for. */
  billsNext: BillingMonth | undefined;
  /** The oldest first. */
  readonly bills: Bill[];
}
