import { tenantSubscriptionsPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  enter,
  findPart,
  follow,
  pageOf,
  press,
  read,
  readPart,
  see,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { review } from '../screens/tenant-subscriptions/plan-steps.ts';

const meta = preview.meta({
  title: 'Flows/From trial to paid',
  parameters: {
    at: tenantSubscriptionsPaths.current(),
    as: 'trial@demo.example',
    world: { tenant: 'trial' },
  },
});

const company = 'Brückner Optik KG';

export const TrialEnds = meta.story({
  async play(shown) {
    await readPart(shown, 'tenant-subscriptions:current.trial');
    await see(shown, 'link', 'tenant-subscriptions:current.activate');
  },
});

export const ApplyCoupon = meta.story({
  async play(shown) {
    await TrialEnds.play(shown);
    await follow(shown, 'tenant-subscriptions:current.activate');
    await seeTitle(shown, 'tenant-subscriptions:edit.activateTitle');
    await enter(shown, 'tenant-subscriptions:coupon.code', 'users-10');
    await press(shown, 'tenant-subscriptions:coupon.apply');
    await readPart(shown, 'tenant-subscriptions:coupon.applied', { code: 'USERS-10' });
  },
});

/** Whom to bill is asked for on the way, and the coupon still counts. */
export const BillTo = meta.story({
  async play(shown) {
    await ApplyCoupon.play(shown);
    await follow(shown, 'tenant-subscriptions:payer.enterAddress');
    const address = await findPart(shown, 'dialog', 'objects:billingAddress.title');
    await enter(address, 'objects:billingAddress.company', company);
    await enter(address, 'objects:billingAddress.street', 'Marktplatz 3');
    await enter(address, 'objects:billingAddress.postCode', '07743');
    await enter(address, 'objects:billingAddress.city', 'Jena');
    await press(address, 'objects:billingAddress.submit');
    await read(shown, 'objects:billingAddress.saved');
    await follow(shown, 'tenant-subscriptions:payer.enterContact');
    const contact = await findPart(shown, 'dialog', 'payments:contact.title');
    await enter(contact, 'payments:contact.name', 'Tom Engel');
    await enter(contact, 'payments:contact.email', 'rechnung@brueckner-optik.example');
    await press(contact, 'payments:contact.submit');
    await seeNo(shown, 'link', 'tenant-subscriptions:payer.enterContact');
    await readPart(shown, 'tenant-subscriptions:coupon.applied', { code: 'USERS-10' });
  },
});

export const NewMandate = meta.story({
  async play(shown) {
    await BillTo.play(shown);
    await follow(shown, 'tenant-subscriptions:payer.addMandate');
    const dialog = await findPart(shown, 'dialog', 'payments:mandate.title');
    await enter(dialog, 'payments:mandate.holder', company);
    await enter(dialog, 'payments:mandate.iban', 'DE89 3704 0044 0532 0130 00');
    await press(dialog, 'payments:mandate.submit');
    await read(shown, 'payments:mandate.created');
    await seeNo(shown, 'link', 'tenant-subscriptions:payer.addMandate');
    await expect(shown.world.mandates).toMatchObject([{ paymentMethod: 'directdebit', status: 'Valid' }]);
  },
});

export const Review = meta.story({
  async play(shown) {
    await NewMandate.play(shown);
    await review(shown);
    await expect(await pageOf(shown).findByText(/^USERS-10: /)).toBeVisible();
    await see(shown, 'button', 'tenant-subscriptions:review.activate');
  },
});

/** The trial is over, and what the coupon gives is a credit. */
export const Paid = meta.story({
  async play(shown) {
    await Review.play(shown);
    await press(shown, 'tenant-subscriptions:review.activate');
    await seeTitle(shown, 'tenant-subscriptions:current.title');
    await read(shown, 'tenant-subscriptions:edit.activated');
    await seeNo(shown, 'link', 'tenant-subscriptions:current.activate');
    await expect(shown.world.subscription?.trialExpirationDate).toBeNull();
    await expect(
      shown.world.coupons.find(({ couponCode }) => couponCode === 'USERS-10')?.redeemedAt,
    ).toBeDefined();
  },
});
