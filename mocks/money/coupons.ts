import type { Coupon, RedeemedCredit } from '@archive-console/api-client';
import { refuse, refuseField } from '../refusal.ts';
import type { DemoCoupon } from '../seed/coupons.ts';
import { couponIdOf } from '../stable-id.ts';
import type { World } from '../world.ts';
import { endOfCredit } from './credits.ts';
import { bindTo, partnerNamed } from './partners.ts';

const plainCode = (code: string) => code.replaceAll(/\s/g, '').toUpperCase();

/** The coupon with a code, if it can still be redeemed. */
export function usableCoupon(world: World, code: string): DemoCoupon {
  const wanted = plainCode(code);
  if (wanted === '') refuseField('couponCode', 'It is empty.');
  const coupon = world.coupons.find(({ couponCode }) => couponCode === wanted) ?? refuse('Coupon.NotFound');
  if (coupon.redeemedAt !== undefined) refuse('Coupon.AlreadyRedeemed');
  if (coupon.expiresAt <= world.clock.now()) refuse('Coupon.Expired');
  if (coupon.template === 'deleted') refuse('CouponTemplate.NotFound');
  if (coupon.template === 'disabled') refuse('CouponTemplate.Disabled');
  if (coupon.partnerName !== undefined) partnerNamed(world, coupon.partnerName);
  return coupon;
}

/** A coupon that gives credits: binding to a partner is done by itself, and not on the way. */
export function creditCoupon(world: World, code: string, field: string): DemoCoupon {
  const coupon = usableCoupon(world, code);
  if (coupon.partnerName === undefined) return coupon;
  return refuseField(field, 'A coupon of a partner is redeemed by itself.');
}

/** Makes a coupon count from now on. */
export function redeem(world: World, coupon: DemoCoupon): void {
  if (coupon.partnerName !== undefined) bindTo(world, partnerNamed(world, coupon.partnerName));
  coupon.redeemedAt = world.clock.now();
  world.hub.notify('CouponsChanged', { ids: [idOf(world, coupon)] });
}

const idOf = ({ kind }: World, { couponCode }: DemoCoupon) => couponIdOf(couponCode, kind.key);

export function couponOf(world: World, coupon: DemoCoupon): Coupon {
  const { couponCode, description, createdAt, expiresAt, redeemedAt, users, storage, eivMonths } = coupon;
  const credit = (gift: typeof users) =>
    gift === undefined ? null : { amount: gift.amount, qualityPeriod: gift.months };
  return {
    id: idOf(world, coupon),
    couponType: coupon.partnerName === undefined ? 'Default' : 'PartnerBinding',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    redeemedAt: redeemedAt?.toISOString() ?? '',
    couponCode,
    description,
    usersCredit: credit(users),
    storageCredit: credit(storage),
    featureCredits: eivMonths === undefined ? null : { eivCredits: eivMonths },
    isExpired: expiresAt <= world.clock.now(),
    isRedeemed: redeemedAt !== undefined,
    partnerName: coupon.partnerName ?? '',
  };
}

export function redeemedCoupons(world: World): DemoCoupon[] {
  return world.coupons.filter(({ redeemedAt }) => redeemedAt !== undefined);
}

/** What a redeemed coupon gives, and until when. */
export function creditOf(world: World, coupon: DemoCoupon): RedeemedCredit {
  const { couponCode, redeemedAt = world.clock.now(), users, storage, eivMonths } = coupon;
  function left(amount: number, months: number) {
    const expiresAt = endOfCredit(redeemedAt, months);
    return { amount, expiresAt: expiresAt.toISOString(), isExpired: expiresAt <= world.clock.now() };
  }
  return {
    couponCode,
    redeemedAt: redeemedAt.toISOString(),
    userCredit: users === undefined ? null : left(users.amount, users.months),
    storageCredit: storage === undefined ? null : left(storage.amount, storage.months),
    featureCredits: eivMonths === undefined ? null : left(eivMonths, eivMonths),
  };
}
