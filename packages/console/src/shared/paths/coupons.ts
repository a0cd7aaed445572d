import { prefixes } from './prefixes.ts';

const list = prefixes.coupons;

export const couponsPaths = {
  list: () => list,
  redeem: () => `${list}/redeem`,
};
