import { getBillingAddress, getBillingContact } from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fieldOf, find, live, type Place, press, read, see } from '#stories/steps.ts';
import { account } from '../payments/mandates.ts';
import { givePayer, review } from './plan-steps.ts';

/** Whom to bill and what to charge: what is not known is not taken for there, and not for missing. */
const meta = preview.meta({
  title: 'Screens/Subscription/Change payer',
  parameters: { at: tenantSubscriptionsPaths.edit() },
  beforeEach: ({ world }) => givePayer(world),
});

const trial = { as: 'trial@demo.example', world: { tenant: 'trial' } } as const;

async function readWhyNot(shown: Place, key: Parameters<Place['words']>[0]): Promise<void> {
  const button = await find(shown, 'button', 'tenant-subscriptions:edit.review');
  await waitFor(() => expect(button).toHaveAccessibleDescription(shown.words(key)));
}

export const AddressUnread = meta.story({
  parameters: trial,
  beforeEach: ({ msw }) => msw.use(on(getBillingAddress).fails('Default.Forbidden')),
  async play(shown) {
    await readWhyNot(shown, 'tenant-subscriptions:edit.whyNot.addressUnread');
    await read(shown, 'tenant-subscriptions:payer.unread');
  },
});

/** What was saved in this session is there: that it cannot be read now holds nothing up. */
export const AddressSaved = meta.story({
  parameters: trial,
  beforeEach({ msw }) {
    sessionStorage.setItem('ac.billing-address-saved', 'true');
    msw.use(on(getBillingAddress).fails('Default.Forbidden'));
  },
  async play(shown) {
    await read(shown, 'tenant-subscriptions:payer.unread');
    await review(shown);
  },
});

export const ContactUnread = meta.story({
  parameters: trial,
  beforeEach: ({ msw }) => msw.use(on(getBillingContact).fails('Default.Forbidden')),
  async play(shown) {
    await readWhyNot(shown, 'tenant-subscriptions:edit.whyNot.contactUnread');
    await read(shown, 'tenant-subscriptions:payer.unread');
  },
});

/** One that could be charged is there: it only has to be chosen, here, or another one added. */
export const NoneChosen = meta.story({
  parameters: trial,
  beforeEach({ world }) {
    world.mandates = world.mandates.map((mandate) => ({ ...mandate, isDefaultMandate: false }));
  },
  async play(shown) {
    await readWhyNot(shown, 'tenant-subscriptions:edit.whyNot.mandateUnchosen');
    await see(shown, 'link', 'tenant-subscriptions:payer.addMandate');
    await press(shown, 'payments:default.one', { name: account(shown) });
    await read(shown, 'payments:default.done', { name: account(shown) });
    await review(shown);
  },
});

/** Without whom to bill, the service would refuse a payment method once it is typed. */
export const AddressMissing = meta.story({
  beforeEach({ world }) {
    world.billingAddress = undefined;
    world.mandates = [];
  },
  async play(shown) {
    const add = await find(shown, 'button', 'tenant-subscriptions:payer.addMandate');
    await expect(add).toHaveAccessibleDescription(shown.words('tenant-subscriptions:edit.whyNot.address'));
    await see(shown, 'link', 'tenant-subscriptions:payer.enterAddress');
  },
});

/** The address of the dialog leads to what has to be there first. */
export const AddressAskedFirst = meta.story({
  parameters: { ...trial, at: tenantSubscriptionsPaths.paymentMethod() },
  beforeEach: ({ world }) => void (world.billingAddress = undefined),
  async play(shown) {
    await see(shown, 'dialog', 'objects:billingAddress.title');
  },
});

/** Users come and go while the choice stands: those by the month follow. */
export const UsersUpdatedLive = meta.story({
  async play(shown) {
    await expect(await fieldOf(shown, 'tenant-subscriptions:edit.standardUsers')).toHaveValue('58');
    await read(shown, 'tenant-subscriptions:edit.monthly', { count: 5 });
    await live(shown.world);
    const [user] = shown.world.users.rows();
    if (user) shown.world.users.remove(user.id);
    shown.world.hub.notify('UsersChanged', { ids: [] });
    await read(shown, 'tenant-subscriptions:edit.monthly', { count: 4 });
    await press(shown, 'tenant-subscriptions:edit.oneMore');
    await read(shown, 'tenant-subscriptions:edit.monthly', { count: 3 });
  },
});
