import {
  activateSubscription,
  createCreditCardMandate,
  createDirectDebitMandate,
  createPaypalMandate,
  getBillingContact,
  listPaymentMandates,
  revokePaymentMandate,
  setBillingAddress,
  setBillingContact,
  setDefaultPaymentMandate,
} from '@archive-console/api-client';
import { checkoutWith, mandateIdOf, settleCheckout } from '@archive-console/mocks';
import { describe, expect, it, vi } from 'vitest';
import { failing } from '#tests/failing.ts';
import { account, address, choice, contact, onTrial, readyToPay, returning } from './billing-stages.ts';
import { codeOf, refusalOf, stage, type Stage } from './stage.ts';

/** A tenant that can be billed and has no mandate yet. */
async function withoutMandate(): Promise<Stage> {
  const given = await onTrial();
  await given.client.call(setBillingAddress, address);
  await given.client.call(setBillingContact, contact);
  return given;
}

const idIn = (checkoutUrl: string) => new URL(checkoutUrl).pathname.split('/').at(-1) ?? '';
const defaults = async ({ client }: Stage) =>
  (await client.call(listPaymentMandates)).flatMap((mandate) =>
    mandate.isDefaultMandate ? [mandate.mandateId] : [],
  );

describe('A mandate for direct debit', () => {
  it('is valid at once, charged if it is the first, and shows only the ends of the account', async () => {
    const given = await withoutMandate();
    const notify = vi.spyOn(given.world.hub, 'notify');
    const mandate = await given.client.call(createDirectDebitMandate, { ...account, bic: 'markdef1100' });
    expect(mandate).toMatchObject({
      paymentMethod: 'directdebit',
      status: 'Valid',
      isDefaultMandate: true,
      creditCardDetails: null,
      paypalDetails: null,
      directDebitMandate: {
        accountHolder: 'Brückner Optik KG',
        iban: 'DE93 •••• •••• 5678',
        bic: 'MARKDEF1100',
        mandateReference: expect.stringMatching(/^BO-3310-2054-/),
      },
    });
    expect(await given.client.call(listPaymentMandates)).toEqual([mandate]);
    expect(notify).toHaveBeenCalledWith('PaymentsChanged', { ids: [mandate.mandateId] });
    const second = await given.client.call(createDirectDebitMandate, account);
    expect(second.isDefaultMandate).toBe(false);
  });

  it.each([
    ['accountHolder', { accountHolder: ' ' }],
    ['iban', { iban: 'DE93 1000 0000 0012 3456 79' }],
    ['iban', { iban: 'DE93 1000 0000 0012 3456' }],
    ['iban', { iban: 'my account' }],
    ['bic', { bic: 'BANK' }],
  ])('is refused by its %s', async (field, wrong) => {
    const { client } = await withoutMandate();
    const refusal = await refusalOf(client.call(createDirectDebitMandate, { ...account, ...wrong }));
    expect(refusal.detail).toMatch(new RegExp(`^${field}: `));
    expect(await client.call(listPaymentMandates)).toEqual([]);
  });
});

describe('A checkout', () => {
  it.each([
    ['creditcard', createCreditCardMandate, { creditCardDetails: { cardHolder: 'Tom Engel' } }],
    ['paypal', createPaypalMandate, { paypalDetails: { consumerName: 'Tom Engel' } }],
  ] as const)('that succeeds gives a mandate for %s', async (paymentMethod, operation, details) => {
    const given = await withoutMandate();
    const { checkoutUrl } = await given.client.call(operation, returning);
    expect(checkoutUrl).toMatch(/\/demo\/checkout\/[0-9a-f-]+\?returnUrl=%2Fhome%2Fpayment$/);
    const id = idIn(checkoutUrl);
    expect(checkoutWith(given.world, id)).toMatchObject({ paymentMethod, payer: 'Brückner Optik KG' });
    expect(await given.client.call(listPaymentMandates)).toEqual([]);
    expect(settleCheckout(given.world, id, 'success')).toBe('/home/payment/success');
    expect(await given.client.call(listPaymentMandates)).toMatchObject([
      { paymentMethod, status: 'Valid', isDefaultMandate: true, ...details },
    ]);
  });

  it.each(['failure', 'cancel'] as const)('that ends in %s gives none', async (outcome) => {
    const given = await withoutMandate();
    const { checkoutUrl } = await given.client.call(createPaypalMandate, returning);
    expect(settleCheckout(given.world, idIn(checkoutUrl), outcome)).toBe(`/home/payment/${outcome}`);
    expect(await given.client.call(listPaymentMandates)).toEqual([]);
    // A user who gave up may try again.
    await given.client.call(createPaypalMandate, returning);
  });

  it('that is pending cannot be charged until the provider has decided', async () => {
    const given = await withoutMandate();
    const { checkoutUrl } = await given.client.call(createCreditCardMandate, returning);
    settleCheckout(given.world, idIn(checkoutUrl), 'pending');
    expect(await given.client.call(listPaymentMandates)).toMatchObject([
      { status: 'Pending', isDefaultMandate: false },
    ]);
    expect(await codeOf(given.client.call(activateSubscription, choice))).toBe('Payment.NoDefaultMandate');
    settleCheckout(given.world, idIn(checkoutUrl), 'success');
    expect(await given.client.call(listPaymentMandates)).toMatchObject([
      { status: 'Valid', isDefaultMandate: true },
    ]);
    await given.client.call(activateSubscription, choice);
  });

  it('keeps its end when the page is sent twice, and its mandate when it is revoked', async () => {
    const given = await withoutMandate();
    const { checkoutUrl } = await given.client.call(createCreditCardMandate, returning);
    const id = idIn(checkoutUrl);
    settleCheckout(given.world, id, 'success');
    expect(settleCheckout(given.world, id, 'failure')).toBe('/home/payment/success');
    expect(await given.client.call(listPaymentMandates)).toHaveLength(1);
    await given.client.call(revokePaymentMandate, { mandateId: id });
    settleCheckout(given.world, id, 'success');
    expect(await given.client.call(listPaymentMandates)).toEqual([]);
  });

  it('does not lead back to anywhere else', async () => {
    const elsewhere = [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/.//evil.example',
      'https://evil.example/home/payment',
      'http://demo.example.evil.example/home/payment',
      'http://demo.example@evil.example/home/payment',
      'http://demo.example//evil.example',
      'home/payment',
      '',
    ];
    const { client } = await stage();
    const amiss = await failing(elsewhere, JSON.stringify, async (returnUrl) => {
      const refusal = await refusalOf(client.call(createCreditCardMandate, { returnUrl }));
      expect(refusal.detail).toMatch(/^returnUrl: /);
    });
    expect(amiss).toEqual([]);
  });

  it('leads back to an address of the service itself that is written out in full', async () => {
    const given = await withoutMandate();
    const returnUrl = 'http://demo.example/home/payment';
    const { checkoutUrl } = await given.client.call(createCreditCardMandate, { returnUrl });
    expect(settleCheckout(given.world, idIn(checkoutUrl), 'cancel')).toBe(`${returnUrl}/cancel`);
  });

  it('that was not opened cannot be ended', async () => {
    const { world } = await stage();
    expect(checkoutWith(world, 'none')).toBeUndefined();
    expect(() => settleCheckout(world, 'none', 'success')).toThrow(/no checkout 'none'/);
  });
});

describe('The default mandate', () => {
  it('is one', async () => {
    const given = await stage();
    expect(await defaults(given)).toEqual([mandateIdOf('account')]);
    await given.client.call(setDefaultPaymentMandate, { mandateId: mandateIdOf('card') });
    expect(await defaults(given)).toEqual([mandateIdOf('card')]);
  });

  it('is not one the bank has not confirmed', async () => {
    const given = await stage();
    const call = given.client.call(setDefaultPaymentMandate, { mandateId: mandateIdOf('savings bank') });
    expect(await codeOf(call)).toBe('Payment.InvalidMandate');
    expect(await defaults(given)).toEqual([mandateIdOf('account')]);
  });

  it('is revoked once another took its place, or where none could', async () => {
    const given = await stage();
    const revoke = (name: string) =>
      given.client.call(revokePaymentMandate, { mandateId: mandateIdOf(name) });
    expect(await codeOf(revoke('account'))).toBe('Payment.CantRevokeDefaultMandate');
    await given.client.call(setDefaultPaymentMandate, { mandateId: mandateIdOf('card') });
    await revoke('account');
    await revoke('card');
    const left = await given.client.call(listPaymentMandates);
    expect(left.map(({ status }) => status)).toEqual(['Pending', 'Invalid']);
    expect(await defaults(given)).toEqual([]);
  });

  it('of one tenant is none of another', async () => {
    const { client, world } = await readyToPay();
    const standard = world.tenants.of('standard');
    expect(await client.call(listPaymentMandates)).toHaveLength(1);
    expect(standard?.mandates).toHaveLength(4);
  });
});

describe('The billing contact', () => {
  it('is a name and a valid e-mail', async () => {
    const { client } = await stage();
    await client.call(setBillingContact, { name: ' Nora Klein ', emailAddress: ' nora@lindenhof.example' });
    const saved = { name: 'Nora Klein', emailAddress: 'nora@lindenhof.example' };
    expect(await client.call(getBillingContact)).toEqual(saved);
    const wrong = [
      ['name', { ...saved, name: ' ' }],
      ['emailAddress', { ...saved, emailAddress: 'nora@lindenhof' }],
    ] as const;
    for (const [field, typed] of wrong) {
      const refusal = await refusalOf(client.call(setBillingContact, typed));
      expect(refusal.detail).toMatch(new RegExp(`^${field}: `));
    }
    expect(await client.call(getBillingContact)).toEqual(saved);
  });
});
