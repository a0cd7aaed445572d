import { validateCoupon } from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  dialogOf,
  enter,
  fieldOf,
  find,
  follow,
  goTo,
  live,
  type Place,
  press,
  read,
  readHint,
  readPart,
  seeTitle,
} from '#stories/steps.ts';
import { givePayer, review } from './plan-steps.ts';

/** A coupon that goes with an activation, and what becomes of it when it ends on the way. */
const meta = preview.meta({
  title: 'Screens/Subscription/Change coupon',
  parameters: {
    at: tenantSubscriptionsPaths.edit(),
    as: 'trial@demo.example',
    world: { tenant: 'trial' },
  },
  beforeEach({ world }) {
    givePayer(world);
    sessionStorage.setItem(KEPT, CODE);
  },
});

const CODE = 'USERS-10';
const KEPT = 'ac.applied-coupon';

function redeemElsewhere(world: World): void {
  const coupon = world.coupons.find(({ couponCode }) => couponCode === CODE);
  if (coupon === undefined) throw new Error('The demo has this coupon.');
  coupon.redeemedAt = world.clock.now();
}

const seeApplied = (shown: Place) => readPart(shown, 'tenant-subscriptions:coupon.applied', { code: CODE });

/** Why it does not count stands beside its code, and it is not taken up again. */
async function seeEnded(shown: Place): Promise<void> {
  await readHint(shown, 'tenant-subscriptions:coupon.code', 'errors:Coupon.AlreadyRedeemed.title');
  await waitFor(() => expect(sessionStorage.getItem(KEPT)).toBeNull());
}

/** The price refuses it: it is taken out, and what is chosen costs what it costs without it. */
export const RejectedByPrice = meta.story({
  async play(shown) {
    await seeApplied(shown);
    redeemElsewhere(shown.world);
    await press(shown, 'tenant-subscriptions:edit.oneMore');
    await seeEnded(shown);
    await review(shown);
  },
});

/** The activation refuses it: the price that was agreed to is no longer the one, so it is shown again first. */
export const RejectedByActivation = meta.story({
  async play(shown) {
    await seeApplied(shown);
    await review(shown);
    redeemElsewhere(shown.world);
    await press(shown, 'tenant-subscriptions:review.activate');
    await seeEnded(shown);
    await review(shown);
    await press(shown, 'tenant-subscriptions:review.activate');
    await seeTitle(shown, 'tenant-subscriptions:current.title');
  },
});

/** Why a coupon does not count stands beside its code; the activation goes on without it. */
export const Rejected = meta.story({
  beforeEach: () => sessionStorage.removeItem(KEPT),
  async play(shown) {
    for (const code of validateCoupon.errors) {
      shown.msw.use(on(validateCoupon).fails(code));
      await enter(shown, 'tenant-subscriptions:coupon.code', `CODE-${code}`);
      await press(shown, 'tenant-subscriptions:coupon.apply');
      await readHint(shown, 'tenant-subscriptions:coupon.code', `errors:${code}.title`);
      await expect(sessionStorage.getItem(KEPT)).toBeNull();
    }
    await review(shown);
  },
});

/** Whatever is said of the code, the button stays where it is beside its field. */
async function applyStaysInLine(shown: Place): Promise<void> {
  const below = async () => {
    const field = await fieldOf(shown, 'tenant-subscriptions:coupon.code');
    const button = await find(shown, 'button', 'tenant-subscriptions:coupon.apply');
    return button.getBoundingClientRect().top - field.getBoundingClientRect().top;
  };
  const before = await below();
  await enter(shown, 'tenant-subscriptions:coupon.code', 'NONE-SUCH');
  await press(shown, 'tenant-subscriptions:coupon.apply');
  await readHint(shown, 'tenant-subscriptions:coupon.code', 'errors:Coupon.NotFound.title');
  await expect(await below()).toBe(before);
}

export const RejectedInLine = meta.story({
  beforeEach: () => sessionStorage.removeItem(KEPT),
  async play(shown) {
    await applyStaysInLine(shown);
  },
});

export const RejectedNarrow = meta.story({
  beforeEach: () => sessionStorage.removeItem(KEPT),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play(shown) {
    await applyStaysInLine(shown);
  },
});

/** A code that is only typed holds the review back: it is applied first, or taken out. */
export const Unapplied = meta.story({
  beforeEach: () => sessionStorage.removeItem(KEPT),
  async play(shown) {
    await review(shown);
    await press(shown, 'tenant-subscriptions:review.back');
    await enter(shown, 'tenant-subscriptions:coupon.code', 'users-10');
    await readPart(shown, 'tenant-subscriptions:coupon.unapplied');
    const button = await find(shown, 'button', 'tenant-subscriptions:edit.review');
    await expect(button).toHaveAccessibleDescription(shown.words('tenant-subscriptions:edit.whyNot.coupon'));
    await press(shown, 'tenant-subscriptions:coupon.apply');
    await seeApplied(shown);
    await review(shown);
    await press(shown, 'tenant-subscriptions:review.back');
    await seeApplied(shown);
    await press(shown, 'tenant-subscriptions:coupon.remove');
    await enter(shown, 'tenant-subscriptions:coupon.code', CODE);
    await enter(shown, 'tenant-subscriptions:coupon.code', '');
    await review(shown);
  },
});

/** A code that is only typed is there again when one comes back, and still not applied. */
export const UnappliedKept = meta.story({
  beforeEach: () => sessionStorage.removeItem(KEPT),
  async play(shown) {
    await enter(shown, 'tenant-subscriptions:coupon.code', 'users-10');
    await goTo(shown, 'shell:navigation.tenant-subscriptions');
    await follow(shown, 'tenant-subscriptions:current.activate');
    await readPart(shown, 'tenant-subscriptions:coupon.unapplied');
    await expect(await fieldOf(shown, 'tenant-subscriptions:coupon.code')).toHaveValue('users-10');
    await expect(sessionStorage.getItem(KEPT)).toBeNull();
  },
});

/** One of a partner is redeemed by itself: its code goes along, and is checked there at once. */
export const PartnerHandedOver = meta.story({
  beforeEach: () => sessionStorage.removeItem(KEPT),
  async play(shown) {
    await enter(shown, 'tenant-subscriptions:coupon.code', 'PARTNER-NORDLICHT');
    await press(shown, 'tenant-subscriptions:coupon.apply');
    await follow(shown, 'tenant-subscriptions:coupon.redeem');
    const dialog = await dialogOf(shown);
    await expect(await fieldOf(dialog, 'coupons:field.code')).toHaveValue('PARTNER-NORDLICHT');
    await read(dialog, 'coupons:redeem.binding', { name: 'Nordlicht IT' });
  },
});

/** It is redeemed elsewhere during the review. */
export const UpdatedLive = meta.story({
  async play(shown) {
    await seeApplied(shown);
    await review(shown);
    await live(shown.world);
    redeemElsewhere(shown.world);
    shown.world.hub.notify('CouponsChanged', { ids: [] });
    await seeEnded(shown);
  },
});
