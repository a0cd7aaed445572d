import type { PaymentMandate } from '@archive-console/api-client';
import { refuse, refuseField } from '../refusal.ts';
import { returnAddress } from '../return-address.ts';
import type { World } from '../world.ts';
import { keepMandates, requireCustomer } from './mandates.ts';
import type { CheckoutOutcome, Checkout } from './checkout.ts';

/** The payment provider gives no page to customers with this contact: its outage, by input. */
export const CONTACT_WITHOUT_CHECKOUT = 'no-checkout@demo.example';

/** Who asks for a visit. */
interface Asking {
  returnUrl: string;
  /** Where the service was asked. */
  origin: string;
  /** Where the page is from that asks: behind a proxy that is another origin. */
  pageOrigin: string;
}

function returnUrlFrom({ returnUrl, origin, pageOrigin }: Asking): string {
  const address = returnAddress(returnUrl, [origin, pageOrigin]);
  return address?.replace(/\/$/, '') ?? refuseField('returnUrl', 'It is no address of the console.');
}

/** Opens a visit, and answers the address to go to. */
export function openCheckout(world: World, paymentMethod: Checkout['paymentMethod'], asked: Asking): string {
  requireCustomer(world);
  const returnUrl = returnUrlFrom(asked);
  const isRunning = [...world.checkouts.values()].some(
    (checkout) => checkout.paymentMethod === paymentMethod && checkout.outcome === 'pending',
  );
  if (isRunning) refuse('Payment.InitialPaymentAlreadyRun');
  if (world.billingContact?.emailAddress === CONTACT_WITHOUT_CHECKOUT) refuse('Payment.CheckoutUrlMissing');
  const id = world.newId('checkout');
  const payer = world.billingAddress?.company || world.billingContact?.name || '';
  const openedAt = world.clock.now();
  world.checkouts.set(id, { id, paymentMethod, openedAt, returnUrl, payer, outcome: undefined });
  return `${asked.origin}/demo/checkout/${id}?returnUrl=${encodeURIComponent(returnUrl)}`;
}

const YEARS_OF_A_CARD = 3;

function mandateFrom(world: World, checkout: Checkout): PaymentMandate {
  const now = world.clock.now();
  const holder = world.billingContact?.name ?? checkout.payer;
  const expiry = new Date(Date.UTC(now.getUTCFullYear() + YEARS_OF_A_CARD, now.getUTCMonth() + 1, 0));
  const isCard = checkout.paymentMethod === 'creditcard';
  return {
    mandateId: checkout.id,
    createdAt: now.toISOString(),
    paymentMethod: checkout.paymentMethod,
    status: checkout.outcome === 'success' ? 'Valid' : 'Pending',
    isDefaultMandate: false,
    creditCardDetails: isCard
      ? {
          cardHolder: holder,
          cardNumber: '•••• 4242',
          cardLabel: 'Visa',
          cardExpiryDate: expiry.toISOString().slice(0, 10),
        }
      : null,
    paypalDetails: isCard
      ? null
      : { consumerName: holder, consumerAccount: world.billingContact?.emailAddress ?? '' },
    directDebitMandate: null,
  };
}

/** The visit with an id, and the tenant it belongs to: the page of the provider knows no session. */
function visit(world: World, id: string) {
  for (const theirs of [world, ...world.tenants.all()]) {
    const checkout = theirs.checkouts.get(id);
    if (checkout !== undefined) return { theirs, checkout };
  }
  return undefined;
}

/** What the page of the provider shows; `undefined` for a visit that was not opened. */
export function checkoutWith(world: World, id: string): Checkout | undefined {
  return visit(world, id)?.checkout;
}

/**
 * Ends a visit, of whichever tenant, and answers where the browser goes. A pending one may be ended once more, when
 * the provider has made up its mind; any other keeps its first end, whatever a reload of the page sends.
 *
 * @throws {Error} for a visit that was not opened
 */
export function settleCheckout(world: World, id: string, outcome: CheckoutOutcome): string {
  const found = visit(world, id);
  if (found === undefined) throw new Error(`There is no checkout '${id}': open one by creating a mandate.`);
  const { theirs, checkout } = found;
  if (checkout.outcome === undefined || checkout.outcome === 'pending') {
    checkout.outcome = outcome;
    const others = theirs.mandates.filter(({ mandateId }) => mandateId !== id);
    const isAgreed = outcome === 'success' || outcome === 'pending';
    keepMandates(theirs, isAgreed ? [mandateFrom(theirs, checkout), ...others] : others, id);
  }
  return `${checkout.returnUrl}/${checkout.outcome}`;
}
