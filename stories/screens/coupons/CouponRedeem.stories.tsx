import { redeemCoupon, validateCoupon } from '@archive-console/api-client';
import { couponsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  dialogOf,
  enter,
  find,
  leaveUnsaved,
  pageOf,
  type Place,
  press,
  read,
  readAlert,
  readHint,
  readPart,
  see,
  seeBusy,
} from '#stories/steps.ts';

const meta = preview.meta({ title: 'Screens/Coupons/Redeem', parameters: { at: couponsPaths.redeem() } });

async function check(shown: Place, code: string) {
  const dialog = await dialogOf(shown);
  await enter(dialog, 'coupons:field.code', code);
  await press(dialog, 'coupons:redeem.check');
  return dialog;
}

/** What it gives is said before it counts. Blanks and small letters do not matter. */
export const Filled = meta.story({
  async play(shown) {
    const dialog = await check(shown, ' users-10 ');
    await readPart(dialog, 'coupons:redeem.gives', { code: 'USERS-10' });
    await press(dialog, 'coupons:redeem.submit');
    await read(shown, 'coupons:redeem.done', { code: 'USERS-10' });
    await expect(await pageOf(shown).findByText('USERS-10')).toBeVisible();
  },
});

/** A typed code is not lost unasked. */
export const ConfirmingLeave = meta.story({
  async play(shown) {
    const dialog = await check(shown, 'USERS-10');
    await leaveUnsaved(dialog, () => readPart(dialog, 'coupons:redeem.gives', { code: 'USERS-10' }));
    await see(shown, 'link', 'coupons:list.redeem');
  },
});

/** However the service writes a code: what was checked is not checked without end. */
export const WrittenOtherwise = meta.story({
  async play(shown) {
    const usersCredit = { amount: 10, qualityPeriod: 6 };
    const coupon = { id: 'users', couponType: 'Default', couponCode: 'users-10', usersCredit } as const;
    shown.msw.use(on(validateCoupon).answers(coupon));
    const dialog = await check(shown, 'USERS-10');
    await readPart(dialog, 'coupons:redeem.gives', { code: 'users-10' });
    await press(dialog, 'coupons:redeem.submit');
    await read(shown, 'coupons:redeem.done', { code: 'users-10' });
  },
});

/** Whom it binds to, and what that means, is said before it binds. */
export const ConfirmingBinding = meta.story({
  async play(shown) {
    const name = 'Nordlicht IT';
    const dialog = await check(shown, 'PARTNER-NORDLICHT');
    await read(dialog, 'coupons:redeem.binding', { name });
    await press(dialog, 'coupons:redeem.bind', { name });
    await read(shown, 'coupons:redeem.bound', { name });
    await expect(shown.world.partner?.displayName).toBe(name);
  },
});

/** The service may leave out the partner's name: the sentences stay whole. */
export const ConfirmingBindingUnnamed = meta.story({
  async play(shown) {
    const coupon = { id: 'unnamed', couponType: 'PartnerBinding', couponCode: 'PARTNER-NORDLICHT' } as const;
    shown.msw.use(on(validateCoupon).answers(coupon));
    const name = shown.words('objects:partner.unnamedInside');
    const dialog = await check(shown, coupon.couponCode);
    await read(dialog, 'coupons:redeem.binding', { name });
    await press(dialog, 'coupons:redeem.bind', { name });
    await read(shown, 'coupons:redeem.bound', { name });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(redeemCoupon).hangs()),
  async play(shown) {
    const dialog = await check(shown, 'USERS-10');
    await press(dialog, 'coupons:redeem.submit');
    await seeBusy(dialog, 'coupons:redeem.submit');
  },
});

export const PressedTenTimes = meta.story({
  async play(shown) {
    const notify = spyOn(shown.world.hub, 'notify');
    const dialog = await check(shown, 'USERS-10');
    const send = await find(dialog, 'button', 'coupons:redeem.submit');
    for (let times = 0; times < 10; times += 1) send.click();
    await read(shown, 'coupons:redeem.done', { code: 'USERS-10' });
    await expect(notify.mock.calls.filter(([event]) => event === 'CouponsChanged')).toHaveLength(1);
  },
});

/** It was redeemed, and the answer was lost: that is read before anything is said. */
export const AnswerLost = meta.story({
  async play(shown) {
    const dialog = await check(shown, 'USERS-10');
    await readPart(dialog, 'coupons:redeem.gives', { code: 'USERS-10' });
    const coupon = shown.world.coupons.find(({ couponCode }) => couponCode === 'USERS-10');
    if (coupon) coupon.redeemedAt = shown.world.clock.now();
    shown.msw.use(on(redeemCoupon).breaks());
    await press(dialog, 'coupons:redeem.submit');
    await read(shown, 'coupons:redeem.done', { code: 'USERS-10' });
  },
});

/** It was not redeemed, and cannot be any more: whose it is now is read from the coupons that one has. */
export const AnswerLostRedeemedElsewhere = meta.story({
  async play(shown) {
    const dialog = await check(shown, 'USERS-10');
    await readPart(dialog, 'coupons:redeem.gives', { code: 'USERS-10' });
    shown.msw.use(on(redeemCoupon).breaks(), on(validateCoupon).fails('Coupon.AlreadyRedeemed'));
    await press(dialog, 'coupons:redeem.submit');
    await readAlert(dialog, 'errors:detail.notDone');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await press(dialog, 'coupons:redeem.check');
    await readHint(dialog, 'coupons:field.code', 'coupons:redeem.missing');
  },
});

/** Why a code does not count stays until it changes. */
export const Rejected = meta.story({
  async play(shown) {
    for (const code of validateCoupon.errors) {
      shown.msw.use(on(validateCoupon).fails(code));
      const dialog = await check(shown, `CODE-${code}`);
      await readAlert(dialog, `errors:${code}.title`);
    }
    const dialog = await dialogOf(shown);
    await enter(dialog, 'coupons:field.code', 'ANOTHER');
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  },
});

/** What the service refuses only when it is to be redeemed. */
export const RejectedRedemption = meta.story({
  async play(shown) {
    const dialog = await check(shown, 'USERS-10');
    for (const code of redeemCoupon.errors) {
      shown.msw.use(on(redeemCoupon).fails(code));
      await press(dialog, 'coupons:redeem.submit');
      await readAlert(dialog, `errors:${code}.title`);
    }
  },
});

export const NotFound = meta.story({
  async play(shown) {
    const dialog = await check(shown, 'NO-SUCH-CODE');
    await readAlert(dialog, 'errors:Coupon.NotFound.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(validateCoupon).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await check(shown, 'USERS-10');
    await readAlert(dialog, 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(redeemCoupon).fails('Default.UnexpectedError')),
  async play(shown) {
    const dialog = await check(shown, 'USERS-10');
    await press(dialog, 'coupons:redeem.submit');
    await readAlert(dialog, 'errors:detail.notDone');
  },
});
