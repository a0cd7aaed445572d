import {
  createApiClient,
  createCreditCardMandate,
  createPaypalMandate,
  listPaymentMandates,
} from '@archive-console/api-client';
import { CHECKOUT_OUTCOMES } from '@archive-console/mocks';
import { createDemoServer } from '@archive-console/mocks/server';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { close, listen } from '#tests/serving.ts';
import { returning } from './billing-stages.ts';
import { codeOf, stage, type Stage } from './stage.ts';
import { type Visitor, visitorAt } from './visitor-at.ts';

let given: Stage;
let server: Server;
let baseUrl: string;
let visitor: Visitor;

beforeEach(async () => {
  given = await stage();
  server = createDemoServer({ world: given.world, origins: [new URL('https://console.example')] });
  baseUrl = await listen(server);
  visitor = visitorAt(baseUrl);
});
afterEach(() => close(server));

async function visit(operation = createCreditCardMandate): Promise<string> {
  const { checkoutUrl } = await given.client.call(operation, returning);
  return new URL(checkoutUrl).pathname;
}

/** The same from a page of some origin, which wants to come back to `https://console.example`. */
async function visitFrom(
  origin: string,
  returnUrl = 'https://console.example/home/payment',
): Promise<string> {
  const asking = createApiClient({
    baseUrl,
    retryDelaysMs: [],
    fetch(input, init) {
      const headers = new Headers(init?.headers);
      headers.set('origin', origin);
      return fetch(input, { ...init, headers });
    },
  });
  asking.token.write(given.client.token.read());
  const { checkoutUrl } = await asking.call(createPaypalMandate, { returnUrl });
  return new URL(checkoutUrl).pathname;
}

const newest = async () => (await given.client.call(listPaymentMandates))[0];

describe('The page of the checkout', () => {
  it('says who pays with what, and offers every end', async () => {
    const { text, response } = await visitor.open(await visit());
    expect(text).toContain('Demo checkout: card');
    expect(text).toContain('Lindenhof GmbH lets the archive charge its card.');
    for (const outcome of CHECKOUT_OUTCOMES) expect(text).toContain(`value="${outcome}"`);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect((await visitor.open(await visit(createPaypalMandate))).text).toContain('Demo checkout: PayPal');
  });

  it.each(CHECKOUT_OUTCOMES)('leads back to the console with %s', async (outcome) => {
    const { address } = await visitor.send(await visit(), { outcome });
    expect(address).toBe(`/home/payment/${outcome}`);
  });

  it('gives the mandate that was agreed to', async () => {
    const path = await visit();
    await visitor.send(path, { outcome: 'success' });
    expect(await newest()).toMatchObject({ mandateId: path.split('/').at(-1), status: 'Valid' });
  });

  it('says of a visit that is over how it ended, and changes nothing any more', async () => {
    const path = await visit();
    await visitor.send(path, { outcome: 'cancel' });
    const before = await given.client.call(listPaymentMandates);
    const { text } = await visitor.open(path);
    expect(text).toContain('This visit is over: it was canceled.');
    expect(text).toContain('href="/home/payment/cancel"');
    expect(text).not.toContain('<form');
    const again = await visitor.send(path, { outcome: 'success' });
    expect(again.text).toContain('This visit is over: it was canceled.');
    expect(await given.client.call(listPaymentMandates)).toEqual(before);
  });

  it('lets the visitor decide for a provider that takes its time', async () => {
    const path = await visit();
    await visitor.send(path, { outcome: 'pending' });
    expect(await newest()).toMatchObject({ status: 'Pending' });
    const { text } = await visitor.open(path);
    expect(text).toMatch(/value="success"[^]*value="failure"/);
    expect(text).not.toMatch(/value="(cancel|pending)"/);
    expect((await visitor.send(path, { outcome: 'success' })).address).toBe('/home/payment/success');
    expect(await newest()).toMatchObject({ status: 'Valid' });
  });

  it('may lead to a console of another origin that asked for it, and to no other', async () => {
    const { text, response } = await visitor.open(await visitFrom('https://console.example'));
    expect(text).toContain('Nothing is charged here.');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' https://console.example;");
    const bare = await visitor.send(await visitFrom('https://console.example', 'https://console.example'), {
      outcome: 'cancel',
    });
    expect(bare.address).toBe('https://console.example/cancel');
    for (const origin of ['https://evil.example', 'null'])
      expect(await codeOf(visitFrom(origin))).toBe('Default.Forbidden');
  });

  it('takes nothing from another site, no unknown end, and knows no visit that was not opened', async () => {
    const path = await visit();
    const foreign = await visitor.send(path, { outcome: 'success' }, 'https://evil.example');
    expect(foreign.response.status).toBe(403);
    expect((await visitor.send(path, { outcome: 'refund' })).response.status).toBe(400);
    expect((await visitor.open(path)).text).toContain('Nothing is charged here.');
    expect((await visitor.open('/demo/checkout/guessed')).response.status).toBe(404);
    expect((await visitor.send('/demo/checkout/guessed', { outcome: 'success' })).response.status).toBe(404);
  });
});
