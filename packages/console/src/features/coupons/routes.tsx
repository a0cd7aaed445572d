import type { RouteObject } from 'react-router';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { couponsPaths } from '#shared/paths/coupons.ts';
import { CouponListScreen, loader } from './CouponListScreen.tsx';

const list: RouteHandle = {
  titleKey: 'coupons:list.title',
  crumb: () => couponsPaths.list(),
  screen: { kind: 'list', story: 'coupons/CouponList' },
};
const redeem = page(() => import('./CouponRedeemDialog.tsx'), 'CouponRedeemDialog', {
  titleKey: 'coupons:redeem.title',
  screen: { kind: 'dialog', story: 'coupons/CouponRedeem' },
});

/** The redeemed coupons; a new one is redeemed over the list. */
export const routes: RouteObject[] = [
  {
    path: 'licenses/coupons',
    handle: list,
    Component: CouponListScreen,
    loader,
    children: [{ path: 'redeem', ...redeem }],
  },
];
