import { http, type RequestHandler } from 'msw';
import { checkoutWith, settleCheckout } from '../money/checkouts.ts';
import { type Checkout, CHECKOUT_OUTCOMES, type CheckoutOutcome } from '../money/checkout.ts';
import { redirection } from '../service/redirection.ts';
import type { World } from '../world.ts';
import { badForm, fieldsOf } from './form.ts';
import { html, type Markup } from './markup.ts';
import { page } from './page.ts';
import { expiredPage } from './expired-page.ts';

const NAMES = { creditcard: 'card', paypal: 'PayPal' } as const;

const BUTTONS: Readonly<Record<CheckoutOutcome, string>> = {
  success: 'Agree',
  failure: 'Agree, and let the payment fail',
  pending: 'Agree, and let the provider take its time',
  cancel: 'Cancel',
};

const SETTLED: Readonly<Record<CheckoutOutcome, string>> = {
  success: 'This visit is over: it succeeded.',
  failure: 'This visit is over: the payment failed.',
  cancel: 'This visit is over: it was canceled.',
  pending: 'This visit is over, and the provider has not made up its mind yet. Decide for it:',
};

/** What can still be chosen: nothing but how a pending payment ends, once the visit is over. */
function choicesFor(outcome: CheckoutOutcome | undefined): readonly CheckoutOutcome[] {
  if (outcome === undefined) return CHECKOUT_OUTCOMES;
  return outcome === 'pending' ? ['success', 'failure'] : [];
}

const PENDING_BUTTONS = { ...BUTTONS, success: 'The payment succeeds', failure: 'The payment fails' };

function choice({ id, outcome: before }: Checkout) {
  const words = before === 'pending' ? PENDING_BUTTONS : BUTTONS;
  return (outcome: CheckoutOutcome): Markup =>
    html`<form method="post" action="/demo/checkout/${id}">
      <button type="submit" name="outcome" value="${outcome}">${words[outcome]}</button>
    </form>`;
}

function checkoutPage(checkout: Checkout): Response {
  const { paymentMethod, payer, outcome, returnUrl } = checkout;
  const back = html`<p><a href="${returnUrl}/${outcome ?? ''}">Back to the console</a></p>`;
  return page(
    `Demo checkout: ${NAMES[paymentMethod]}`,
    html`<p>
        ${payer} lets the archive charge its ${paymentMethod === 'paypal' ? 'PayPal account' : 'card'}.
      </p>
      ${outcome === undefined ? html`<p>Nothing is charged here.</p>` : html`<p>${SETTLED[outcome]}</p>`}
      ${choicesFor(outcome).map(choice(checkout))} ${outcome === undefined ? html`` : back}`,
    { leadsTo: URL.parse(returnUrl)?.origin },
  );
}

/** The page of the payment provider, where a person agrees to be charged, or not. */
export function checkoutHandlers(world: World): RequestHandler[] {
  const visited = (id: unknown) => checkoutWith(world, String(id));
  return [
    http.get('*/demo/checkout/:id', ({ params }) => {
      const checkout = visited(params['id']);
      return checkout === undefined ? expiredPage() : checkoutPage(checkout);
    }),
    http.post('*/demo/checkout/:id', async ({ params, request }) => {
      const checkout = visited(params['id']);
      if (checkout === undefined) return expiredPage();
      const chosen = (await fieldsOf(request)).get('outcome');
      const outcome = CHECKOUT_OUTCOMES.find((known) => known === chosen);
      if (outcome === undefined)
        return badForm('A visit does not end like this.', `/demo/checkout/${checkout.id}`);
      const isOver = checkout.outcome !== undefined && checkout.outcome !== 'pending';
      // Sent a second time, from a page that was still open: it shows how the visit ended.
      return isOver ? checkoutPage(checkout) : redirection(settleCheckout(world, checkout.id, outcome));
    }),
  ];
}
