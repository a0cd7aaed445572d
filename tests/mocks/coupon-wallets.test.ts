import { getTenantCouponWallet, redeemCoupon } from '@archive-console/api-client';
import { DAY } from '@archive-console/mocks';
import { expect, it } from 'vitest';
import { onTrial } from './billing-stages.ts';
import { clientOf, codeOf, stage } from './stage.ts';

it('A credit lasts for its months, the one it was redeemed in included', async () => {
  const { world, client } = await stage();
  await client.call(redeemCoupon, { couponCode: 'ALL-IN-ONE' });
  const credits = async () => (await (await clientOf(world)).call(getTenantCouponWallet)).credits ?? [];
  const [, added] = (await credits()).toSorted((a, b) => a.redeemedAt.localeCompare(b.redeemedAt));
  const ends = { expiresAt: '2027-03-01T00:00:00.000Z', isExpired: false };
  expect(added).toMatchObject({
    couponCode: 'ALL-IN-ONE',
    userCredit: { amount: 5, ...ends },
    storageCredit: { amount: 20, ...ends },
    featureCredits: { amount: 12, expiresAt: '2027-11-01T00:00:00.000Z' },
  });
  world.clock.advance(101 * DAY);
  const later = (await credits()).find(({ couponCode }) => couponCode === 'ALL-IN-ONE');
  expect(later?.userCredit?.isExpired).toBe(true);
  expect(later?.featureCredits?.isExpired).toBe(false);
});

it('The wallet comes with the first coupon that gives something', async () => {
  const { client } = await onTrial();
  expect(await codeOf(client.call(getTenantCouponWallet))).toBe('CouponWallet.NotFound');
  await client.call(redeemCoupon, { couponCode: 'PARTNER-NORDLICHT' });
  expect(await codeOf(client.call(getTenantCouponWallet))).toBe('CouponWallet.NotFound');
  await client.call(redeemCoupon, { couponCode: 'STORAGE-30' });
  const { credits } = await client.call(getTenantCouponWallet);
  expect(credits).toMatchObject([{ couponCode: 'STORAGE-30', userCredit: null, featureCredits: null }]);
});
