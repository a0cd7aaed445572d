/** How a visit to the page of the payment provider can end. */
export const CHECKOUT_OUTCOMES = ['success', 'failure', 'cancel', 'pending'] as const;

export type CheckoutOutcome = (typeof CHECKOUT_OUTCOMES)[number];

/** A visit to the page of the payment provider, where a person agrees to be charged, or not. */
export interface Checkout {
  readonly id: string;
  readonly paymentMethod: 'creditcard' | 'paypal';
  readonly openedAt: Date;
  /** Where the browser goes afterwards, without how it ended. */
  readonly returnUrl: string;
  /** Whom the page shows as the payer. */
  readonly payer: string;
  /** `undefined` while it is open. */
  outcome: CheckoutOutcome | undefined;
}
