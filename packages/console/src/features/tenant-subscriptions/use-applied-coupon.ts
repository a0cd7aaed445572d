import type { Coupon } from '@archive-console/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { plainCode } from '#queries/coupons-code.ts';
import { couponsQueries } from '#queries/coupons.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { useServices } from '#shared/runtime/services.ts';
import type { PlanPrice } from './use-plan-price.ts';

/** A coupon that goes with an activation, as far as it is known. */
export interface AppliedCoupon {
  /** The code that was applied or kept; empty for none. */
  code: string;
  /** What stands in the field for it. */
  typed: string;
  /** Another code is typed than the one that was applied. */
  isUnapplied: boolean;
  /** What is typed as far as it neither counts nor is refused for good: it is kept with the selection. */
  toKeep: string;
  isChecking: boolean;
  /** What it gives, where it counts. */
  applied: Coupon | undefined;
  /** It binds to this partner instead of giving anything: it is redeemed by itself. */
  binding: Coupon | undefined;
  refusal: unknown;
  type(text: string): void;
  /** Checks what is typed. */
  apply(): void;
  recheck: () => unknown;
  remove(): void;
  /** Goes on without one that was refused. What may only have failed to be checked stays kept. */
  setAside(): void;
}

interface CouponUse {
  /** The activation that it goes with is on its way or done: what then is said of it would be its own effect. */
  isSent: boolean;
  /** What was typed before the page was left. */
  typedBefore?: string | undefined;
}

/** The refusals after which a coupon is of no use any more (specification, section 5). */
const ENDED = ['Coupon.AlreadyRedeemed', 'Coupon.Expired', 'Coupon.NotFound'] as const;

const hasEndedBy = (error: unknown) => ENDED.some((code) => hasCode(error, code));

/**
 * The applied coupon of the browser session, checked anew whenever it is taken up, when it was redeemed elsewhere, and
 * after an activation with it failed.
 */
export function useAppliedCoupon({ isSent, typedBefore = '' }: CouponUse): AppliedCoupon {
  const { storage } = useServices();
  const [code, setCode] = useState(() => storage.read('appliedCoupon') ?? '');
  const [typed, setTyped] = useState(typedBefore || code);
  const typedCode = plainCode(typed);
  const check = useQuery({ ...couponsQueries.check(code), enabled: code !== '' && !isSent });
  const found = code === '' || check.isError ? undefined : check.data;
  const isBinding = found?.couponType === 'PartnerBinding';
  const applied = isBinding ? undefined : found;
  const hasEnded = isBinding || hasEndedBy(check.error);
  useEffect(() => {
    if (applied !== undefined) storage.write('appliedCoupon', code);
    else if (hasEnded) storage.remove('appliedCoupon');
  }, [applied, code, hasEnded, storage]);
  return {
    code,
    typed,
    isUnapplied: typedCode !== '' && typedCode !== code,
    toKeep: typedCode === code && (applied !== undefined || hasEnded) ? '' : typed,
    isChecking: code !== '' && check.isFetching && found === undefined,
    applied,
    binding: isBinding ? found : undefined,
    refusal: code === '' || check.isFetching ? undefined : (check.error ?? undefined),
    recheck: check.refetch,
    type: setTyped,
    apply() {
      if (typedCode === '') return;
      if (typedCode === code) void check.refetch();
      else setCode(typedCode);
    },
    remove() {
      storage.remove('appliedCoupon');
      setCode('');
      setTyped('');
    },
    setAside() {
      if (!check.isError) return;
      setCode('');
      setTyped('');
    },
  };
}

/** Checks the coupon again once the price is refused because of it. */
export function useCouponRecheck({ recheck }: AppliedCoupon, price: PlanPrice): void {
  const refusal = price.state === 'failed' ? price.read.error : null;
  useEffect(() => {
    if (hasEndedBy(refusal)) recheck();
  }, [refusal, recheck]);
}
