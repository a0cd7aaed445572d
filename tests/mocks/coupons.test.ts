import {
  activateSubscription,
  calculateSubscriptionPrice,
  getSubscriptionInfo,
  listInvoices,
  listRedeemedCoupons,
  redeemCoupon,
  updateSubscription,
  validateCoupon,
} from '@archive-console/api-client';
import { describe, expect, it } from 'vitest';
import { choice, packageOf, readyToPay } from './billing-stages.ts';
import { codeOf, firstPage, refusalOf, stage } from './stage.ts';

const codesOf = (rows: { couponCode: string }[]) => rows.map(({ couponCode }) => couponCode);

describe('A coupon', () => {
  it('says what it gives before it is redeemed, however its code is typed', async () => {
    const { client } = await stage();
    const coupon = await client.call(validateCoupon, { couponCode: ' users -10 ' });
    expect(coupon).toMatchObject({
      couponCode: 'USERS-10',
      couponType: 'Default',
      usersCredit: { amount: 10, qualityPeriod: 6 },
      storageCredit: null,
      isExpired: false,
      isRedeemed: false,
      redeemedAt: '',
    });
    expect(codesOf((await client.call(listRedeemedCoupons, firstPage)).rows)).toEqual(['WELCOME-2025']);
  });

  it('is redeemed once', async () => {
    const { client } = await stage();
    await client.call(redeemCoupon, { couponCode: 'users-10' });
    const { rows } = await client.call(listRedeemedCoupons, { ...firstPage, descending: true });
    expect(codesOf(rows)).toEqual(['USERS-10', 'WELCOME-2025']);
    expect(rows[0]).toMatchObject({ isRedeemed: true, redeemedAt: '2026-11-20T14:02:00.000Z' });
    expect(await codeOf(client.call(redeemCoupon, { couponCode: 'USERS-10' }))).toBe(
      'Coupon.AlreadyRedeemed',
    );
  });

  it('is found among the redeemed ones by its text', async () => {
    const { client } = await stage();
    await client.call(redeemCoupon, { couponCode: 'STORAGE-30' });
    const { rows } = await client.call(listRedeemedCoupons, { ...firstPage, filter: '30 gb' });
    expect(codesOf(rows)).toEqual(['STORAGE-30']);
  });

  it('that is refused gives nothing', async () => {
    const { client } = await stage();
    const refusal = await refusalOf(client.call(redeemCoupon, { couponCode: '  ' }));
    expect(refusal.detail).toMatch(/^couponCode: /);
    await codeOf(client.call(redeemCoupon, { couponCode: 'PARTNER-NO-CONTACT' }));
    expect((await client.call(listRedeemedCoupons, firstPage)).totalRows).toBe(1);
    expect((await client.call(getSubscriptionInfo, {})).partner).toBeNull();
  });
});

describe('A coupon of a partner', () => {
  const couponCode = 'PARTNER-NORDLICHT';

  it('names the partner, and hands the subscription over', async () => {
    const { client } = await stage();
    expect(await client.call(validateCoupon, { couponCode })).toMatchObject({
      couponType: 'PartnerBinding',
      partnerName: 'Nordlicht IT',
    });
    await client.call(redeemCoupon, { couponCode });
    const { partner } = await client.call(getSubscriptionInfo, {});
    expect(partner).toMatchObject({
      displayName: 'Nordlicht IT',
      billingAddress: { city: 'Hamburg' },
      billingContact: { emailAddress: 'billing@nordlicht-it.example' },
    });
    expect(await codeOf(client.call(updateSubscription, choice))).toBe(
      'TenantSubscription.CannotEditManagedSubscription',
    );
    expect(await codeOf(client.call(listInvoices, firstPage))).toBe('Invoices.PartnerManaged');
  });

  it('is redeemed by itself, not on the way to a plan', async () => {
    const { client } = await readyToPay();
    const activation = client.call(activateSubscription, { ...choice, couponCode });
    expect((await refusalOf(activation)).detail).toMatch(/^couponCode: /);
    const calculation = client.call(calculateSubscriptionPrice, {
      appliedCoupons: [couponCode],
      selectedStandardUsers: 1,
      selectedStoragePackage: await packageOf(client, 10),
    });
    expect((await refusalOf(calculation)).detail).toMatch(/^appliedCoupons: /);
  });
});
