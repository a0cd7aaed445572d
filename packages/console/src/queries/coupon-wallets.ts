import { type CouponWallet, type CreditAmount, getTenantCouponWallet } from '@archive-console/api-client';
import { queryOrNone } from './none-yet.ts';

export const couponWalletsQueries = {
  /** The credits of the tenant; `null` where no coupon was redeemed yet. */
  current: () => queryOrNone(getTenantCouponWallet),
};

/** What a redeemed coupon gave, kind by kind, and until when each counts; nothing for one that binds to a partner. */
export function creditsOf(wallet: CouponWallet | null, couponCode: string): CreditAmount[] {
  const given = wallet?.credits.find((credit) => credit.couponCode === couponCode);
  return [given?.userCredit, given?.storageCredit, given?.featureCredits].filter(
    (credit) => credit !== undefined && credit !== null,
  );
}

/** Whether all that a coupon gave has ended. Whatever gave no credits does not end. */
export const haveEnded = (credits: readonly CreditAmount[]): boolean =>
  credits.length > 0 && credits.every(({ isExpired }) => isExpired);
