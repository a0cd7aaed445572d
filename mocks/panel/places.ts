import type { Checkout } from '../money/checkout.ts';
import { html } from '../pages/markup.ts';
import type { World } from '../world.ts';

const METHODS = { creditcard: 'Card', paypal: 'PayPal' } as const;

const visit = ({ id, paymentMethod, payer, outcome, openedAt }: Checkout) =>
  html`<p>
    <a href="/demo/checkout/${id}">${METHODS[paymentMethod]} of ${payer}</a>, ${outcome ?? 'open'}, since
    <time datetime="${openedAt.toISOString()}">${openedAt.toUTCString()}</time>
  </p>`;

/** The other pages of the demo. */
export function placesSection({ tenants, mails }: World) {
  const visits = [...tenants.all()].flatMap(({ checkouts }) => [...checkouts.values()]);
  return html`<section id="places">
    <h2>Pages</h2>
    <p><a href="/demo/inbox">Inbox</a>: every mail the demo would have sent, ${mails.length} so far</p>
    <p><a href="/demo/authenticator">Authenticator</a>: the codes of every account that has one</p>
    <p><a href="/demo/dns">DNS zone</a>: TXT records, to verify a domain with</p>
    <p>
      <a href="/demo/documentation">Documentation</a>: where the console's links to its documentation lead
    </p>
    <p><a href="/demo/microsoft/exchange">Exchange</a>: journal rules of Microsoft 365 tenants</p>
    <h3>Visits to the checkout</h3>
    ${visits.length === 0 ? html`<p>None yet: add a card or PayPal as a payment method.</p>` : visits.map(visit)}
  </section>`;
}
