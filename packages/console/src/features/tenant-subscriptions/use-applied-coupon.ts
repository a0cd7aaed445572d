import type { Coupon } from '@archive-console/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { plainCode } from '#entities/coupons/coupon-code.ts';
import { couponsQueries } from '#queries/coupons.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { useServices } from '#shared/runtime/services.ts';

/** A coupon that goes with an activation, as far as it is known. */
export interface AppliedCoupon {
  /** The code that was typed or kept; empty for none. */
  code: string;
  isChecking: boolean;
  /** What it gives, where it counts. */
  applied: Coupon | undefined;
  /** It binds to this partner instead of giving anything: it is redeemed by itself. */
  binding: Coupon | undefined;
  refusal: unknown;
  apply(typed: string): void;
  remove(): void;
}

/** The refusals after which a coupon is of no use any more (specification, section 5). */
const ENDED = ['Coupon.AlreadyRedeemed', 'Coupon.Expired', 'Coupon.NotFound'] as const;

/** The applied coupon of the browser session, checked anew whenever it is taken up. */
export function useAppliedCoupon(): AppliedCoupon {
  const { storage } = useServices();
  const [code, setCode] = useState(() => storage.read('appliedCoupon') ?? '');
  const check = useQuery({ ...couponsQueries.check(code), enabled: code !== '' });
  const found = code === '' || check.isError ? undefined : check.data;
  const isBinding = found?.couponType === 'PartnerBinding';
  const applied = isBinding ? undefined : found;
  const hasEnded = isBinding || ENDED.some((ended) => hasCode(check.error, ended));
  useEffect(() => {
    if (applied !== undefined) storage.write('appliedCoupon', code);
    else if (hasEnded) storage.remove('appliedCoupon');
  }, [applied, code, hasEnded, storage]);
  return {
    code,
    isChecking: code !== '' && check.isFetching && found === undefined,
    applied,
    binding: isBinding ? found : undefined,
    refusal: code === '' || check.isFetching ? undefined : (check.error ?? undefined),
    apply(typed) {
      const next = plainCode(typed);
      if (next === code) void check.refetch();
      else setCode(next);
    },
    remove() {
      storage.remove('appliedCoupon');
      setCode('');
    },
  };
}
