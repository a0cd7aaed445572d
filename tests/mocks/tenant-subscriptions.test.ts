import {
  activateSubscription,
  calculateSubscriptionPrice,
  getDashboardOverview,
  getInvoicePdf,
  getSubscriptionInfo,
  getSubscriptionSuggestion,
  getTenantBalance,
  getTenantCouponWallet,
  listInvoices,
  type MonthlyBilling,
  redeemCoupon,
  updateSubscription,
} from '@archive-console/api-client';
import { DAY } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { choice, onTrial, packageOf, readyToPay } from './billing-stages.ts';
import { clientOf, codeOf, firstPage, refusalOf, stage, type Stage } from './stage.ts';

interface Chosen {
  users?: number;
  gigabytes?: number;
  coupons?: string[];
}

async function monthsFor({ client }: Stage, chosen: Chosen): Promise<MonthlyBilling[]> {
  const { users = 58, gigabytes = 90, coupons = [] } = chosen;
  const { months } = await client.call(calculateSubscriptionPrice, {
    appliedCoupons: coupons,
    selectedStandardUsers: users,
    selectedStoragePackage: await packageOf(client, gigabytes),
  });
  return months;
}

/** What one user costs in the first month. */
async function unitPrice(given: Stage, users: number, articleType = 'StandardUser') {
  const [month] = await monthsFor(given, { users });
  return month?.items?.find((item) => item.articleType === articleType)?.pricePerUnit;
}

describe('A price', () => {
  it('is the sum of its lines, month by month for a year', async () => {
    const months = await monthsFor(await stage(), {});
    expect(months.map(({ billingMonth: { year, month } }) => `${year}-${month}`)).toEqual([
      '2026-11',
      '2026-12',
      ...Array.from({ length: 10 }, (_, index) => `2027-${index + 1}`),
    ]);
    // 58 reserved users at 2.60, 5 monthly ones at 3.90, and the package: 150.80 + 19.50 + 33.90.
    expect(months.map(({ totalPrice }) => totalPrice)).toEqual(months.map(() => 204.2));
  });

  it.each([
    [1, 2.9],
    [24, 2.9],
    [25, 2.6],
    [99, 2.6],
    [100, 2.25],
    [499, 2.25],
    [500, 1.85],
  ])('for %i reserved users is that of their scale', async (users, price) => {
    expect(await unitPrice(await stage(), users)).toBe(price);
  });

  it('counts users who are not reserved by the month, and never fewer than zero', async () => {
    const given = await stage();
    expect(await unitPrice(given, 63, 'TopUpUser')).toBeUndefined();
    expect(await unitPrice(given, 500, 'TopUpUser')).toBeUndefined();
    const [month] = await monthsFor(given, { users: 0 });
    expect(month?.items?.map(({ articleType, articleCount }) => [articleType, articleCount])).toEqual([
      ['TopUpUser', 63],
      ['Storage', 1],
    ]);
  });

  it('rises when a credit ends', async () => {
    const months = await monthsFor(await stage(), { coupons: ['USERS-10', 'STORAGE-30'] });
    const full = 204.2;
    const users = 26;
    const storage = 11.3;
    expect(months.map(({ totalPrice }) => totalPrice)).toEqual([
      ...Array.from({ length: 3 }, () => Number((full - users - storage).toFixed(2))),
      ...Array.from({ length: 3 }, () => full - users),
      ...Array.from({ length: 6 }, () => full),
    ]);
    expect(months[0]?.credits).toEqual([
      { couponCode: 'USERS-10', articleType: 'StandardUser', amount: 10, totalPrice: -users },
      { couponCode: 'STORAGE-30', articleType: 'Storage', amount: 30, totalPrice: -storage },
    ]);
  });

  it('never falls below what there is to pay, to the cent', async () => {
    const coupons = ['USERS-10', 'ALL-IN-ONE', 'STORAGE-30'];
    const [month] = await monthsFor(await stage({ users: 7 }), { users: 7, gigabytes: 10, coupons });
    expect(month?.totalPrice).toBe(0);
    expect(month?.credits?.map(({ amount }) => amount)).toEqual([7, 10]);
  });

  it('takes a coupon once', async () => {
    const call = monthsFor(await stage(), { coupons: ['USERS-10', 'users-10'] });
    expect((await refusalOf(call)).detail).toMatch(/^appliedCoupons: /);
  });

  it.each([-1, 1.5])('for %d users is refused by the name of the field', async (users) => {
    const call = monthsFor(await stage(), { users });
    expect((await refusalOf(call)).detail).toMatch(/^selectedStandardUsers: /);
  });
});

describe('The suggestion', () => {
  it('has room for what is used, and a place for every user', async () => {
    const { client } = await stage();
    expect(await client.call(getSubscriptionSuggestion)).toMatchObject({
      storagePackage: { balanceQuantity: 90 },
      standardUsers: 63,
      topUpUsers: 0,
    });
    const { client: small } = await stage({ users: 4, usageDays: 0 });
    expect(await small.call(getSubscriptionSuggestion)).toMatchObject({
      storagePackage: { balanceQuantity: 10 },
    });
  });
});

describe('A trial', () => {
  it('says when it ends, and that it has ended', async () => {
    const { world, client } = await onTrial();
    const { subscription } = await client.call(getSubscriptionInfo, {});
    expect(subscription).toMatchObject({
      isTrial: true,
      isTrialExpired: false,
      trialExpirationDate: '2026-12-02T14:02:00.000Z',
    });
    world.clock.advance(12 * DAY);
    const later = await clientOf(world, 'trial@demo.example');
    expect((await later.call(getSubscriptionInfo, {})).subscription.isTrialExpired).toBe(true);
  });

  it('becomes a paid plan, with its coupon, balance and first invoice as predicted', async () => {
    const given = await readyToPay();
    const { world, client } = given;
    const predicted = await monthsFor(given, { users: 20, coupons: ['USERS-10'] });
    const plan = await client.call(activateSubscription, { ...choice, couponCode: 'users-10' });
    expect(plan).toMatchObject({
      standardUsers: 20,
      storage: 90,
      isTrial: false,
      isTrialExpired: false,
      trialExpirationDate: '',
    });
    expect((await client.call(getSubscriptionInfo, {})).subscription).toEqual(plan);
    expect(await client.call(getTenantBalance)).toMatchObject({ storage: 90, userCount: 20 });
    expect((await client.call(getTenantCouponWallet)).credits).toMatchObject([{ couponCode: 'USERS-10' }]);
    expect((await client.call(listInvoices, firstPage)).rows).toEqual([]);

    world.clock.advance(42 * DAY);
    const later = await clientOf(world, 'trial@demo.example');
    const billed = await later.call(listInvoices, firstPage);
    expect(billed.monthlyBillings).toEqual(predicted.slice(0, 2));
    expect(billed.rows.map(({ totalAmount }) => totalAmount)).toEqual(
      predicted.slice(0, 2).map(({ totalPrice }) => totalPrice),
    );
  });

  it('stays one while it is changed', async () => {
    const { client } = await onTrial();
    const plan = await client.call(updateSubscription, choice);
    expect(plan).toMatchObject({ standardUsers: 20, storage: 90, isTrial: true });
  });
});

describe('A paid plan', () => {
  it('is changed in place, and the dashboard follows', async () => {
    const { client } = await stage();
    const { subscription: before } = await client.call(getSubscriptionInfo, {});
    const after = await client.call(updateSubscription, {
      standardUsers: 63,
      featureEiv: true,
      storage: 180,
    });
    expect(after).toEqual({ ...before, standardUsers: 63, featureEiv: true, storage: 180 });
    const { balance } = await client.call(getDashboardOverview);
    expect(balance).toEqual({ storage: 180, userCount: 63, featureEiv: true });
  });

  it('is the own one again once its partner has left, and another may take its place', async () => {
    const { world, client } = await stage();
    await client.call(redeemCoupon, { couponCode: 'PARTNER-TALWERK' });
    expect(await codeOf(client.call(updateSubscription, choice))).toBe(
      'TenantSubscription.CannotEditManagedSubscription',
    );
    expect(await codeOf(client.call(listInvoices, firstPage))).toBe('Invoices.PartnerManaged');
    world.clock.advance(46 * DAY);
    const later = await clientOf(world);
    expect((await later.call(getSubscriptionInfo, {})).partner).toBeNull();
    expect(await later.call(updateSubscription, { ...choice, standardUsers: 63 })).toMatchObject({
      standardUsers: 63,
    });
    const { rows } = await later.call(listInvoices, firstPage);
    const invoiceId = rows[0]?.id ?? '';
    expect(await later.call(getInvoicePdf, { invoiceId })).toHaveProperty('contentType', 'application/pdf');
    await later.call(redeemCoupon, { couponCode: 'PARTNER-NORDLICHT' });
    expect((await later.call(getSubscriptionInfo, {})).partner?.displayName).toBe('Nordlicht IT');
  });

  it('keeps room for what is archived', async () => {
    const { client } = await stage();
    const call = client.call(updateSubscription, { ...choice, storage: 60 });
    expect((await refusalOf(call)).detail).toBe('storage: 79 GB are archived already.');
    expect((await client.call(getTenantBalance)).storage).toBe(90);
  });

  it('is billed in the months that are over as it was then', async () => {
    const { world, client } = await stage();
    await client.call(updateSubscription, { ...choice, standardUsers: 63 });
    world.clock.advance(31 * DAY);
    const next = await clientOf(world);
    await next.call(updateSubscription, { ...choice, standardUsers: 100 });
    const { monthlyBillings } = await next.call(listInvoices, { ...firstPage, descending: true });
    const users = monthlyBillings?.slice(-2).map(({ items }) => items?.[0]?.articleCount);
    expect(users).toEqual([58, 63]);
  });
});
