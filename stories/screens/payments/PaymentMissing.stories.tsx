import { getBillingAddress } from '@archive-console/api-client';
import { paymentsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, fieldOf, find, findPart, follow, press, readAlert, see, seeNo } from '#stories/steps.ts';

/** Whom to bill and whom to write to come first: the service refuses a payment method without them. */
const meta = preview.meta({
  title: 'Screens/Payment/Billing missing',
  parameters: { at: paymentsPaths.overview() },
});

export const AddressMissing = meta.story({
  beforeEach({ world }) {
    world.billingAddress = undefined;
    world.billingContact = undefined;
    world.mandates = [];
  },
  async play(shown) {
    const add = await find(shown, 'button', 'payments:overview.add');
    await expect(add).toHaveAccessibleDescription(shown.words('payments:overview.needsAddress'));
    await follow(shown, 'payments:overview.enterAddress');
    await findPart(shown, 'dialog', 'objects:billingAddress.title');
  },
});

export const ContactMissing = meta.story({
  beforeEach({ world }) {
    world.billingContact = undefined;
    world.mandates = [];
  },
  async play(shown) {
    const add = await find(shown, 'button', 'payments:overview.add');
    await expect(add).toHaveAccessibleDescription(shown.words('payments:overview.needsContact'));
    await follow(shown, 'payments:overview.enterContact');
    const dialog = await findPart(shown, 'dialog', 'payments:contact.title');
    await enter(dialog, 'payments:contact.name', 'Carla Weiss');
    await enter(dialog, 'payments:contact.email', 'rechnung@lindenhof.example');
    await press(dialog, 'payments:contact.submit');
    await see(shown, 'link', 'payments:overview.add');
  },
});

/** By its address as well, no account is asked for before there is whom to bill. */
export const AddressAskedFirst = meta.story({
  parameters: { at: paymentsPaths.add() },
  beforeEach({ world }) {
    world.billingAddress = undefined;
    world.billingContact = undefined;
  },
  async play(shown) {
    await see(shown, 'dialog', 'objects:billingAddress.title');
    await seeNo(shown, 'dialog', 'payments:mandate.title');
  },
});

/** And once there is whom to write to, it can be added. */
export const ContactAskedFirst = meta.story({
  parameters: { at: paymentsPaths.add() },
  beforeEach: ({ world }) => void (world.billingContact = undefined),
  async play(shown) {
    const dialog = await findPart(shown, 'dialog', 'payments:contact.title');
    await seeNo(shown, 'dialog', 'payments:mandate.title');
    await enter(dialog, 'payments:contact.name', 'Carla Weiss');
    await enter(dialog, 'payments:contact.email', 'rechnung@lindenhof.example');
    await press(dialog, 'payments:contact.submit');
    await follow(shown, 'payments:overview.add');
    await see(shown, 'dialog', 'payments:mandate.title');
  },
});

/** What could not be read is said, and is not taken for missing: the service has the last word. */
export const AddressUnread = meta.story({
  parameters: { at: paymentsPaths.add() },
  beforeEach: ({ msw }) => msw.use(on(getBillingAddress).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await findPart(shown, 'dialog', 'payments:mandate.title');
    await readAlert(dialog, 'errors:Default.Forbidden.title');
    await fieldOf(dialog, 'payments:mandate.iban');
  },
});
