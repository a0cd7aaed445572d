const list = '/home/licenses/coupons';

export const couponsPaths = {
  list: () => list,
  redeem: () => `${list}/redeem`,
};
