import type { Coupon } from '@archive-console/api-client';
import { formatList } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a credit gives, whether it is still on a coupon or in the wallet. */
export type Gift =
  | { kind: 'users'; amount: number; months?: number }
  | { kind: 'storage'; amount: number; months?: number }
  | { kind: 'eiv'; amount: number };

/** What a coupon gives, kind by kind; nothing for one that binds to a partner. */
export function giftsOf({ usersCredit, storageCredit, featureCredits }: Coupon): Gift[] {
  const users = credit('users', usersCredit);
  const storage = credit('storage', storageCredit);
  const months = featureCredits?.eivCredits ?? 0;
  return [...users, ...storage, ...(months > 0 ? [{ kind: 'eiv' as const, amount: months }] : [])];
}

function credit(kind: 'users' | 'storage', given: Coupon['usersCredit']): Gift[] {
  const amount = given?.amount ?? 0;
  const months = given?.qualityPeriod ?? 0;
  return amount > 0 ? [{ kind, amount, ...(months > 0 && { months }) }] : [];
}

/** What a credit gives, in words: "10 users for 6 months". */
export function useCreditWords() {
  const { t, i18n } = useTranslation('objects');
  const { language } = i18n;
  return useMemo(() => {
    const one = (gift: Gift): string => {
      const { kind, amount } = gift;
      if (kind === 'eiv') return t('coupon.eiv', { count: amount });
      const given = kind === 'users' ? t('coupon.users', { count: amount }) : t('coupon.storage', { amount });
      if (gift.months === undefined) return given;
      return t('coupon.for', { given, months: t('coupon.months', { count: gift.months }) });
    };
    return { one, all: (coupon: Coupon) => formatList(giftsOf(coupon).map(one), language) };
  }, [t, language]);
}
