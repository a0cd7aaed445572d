import { paymentsPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, find, findPart, follow, press, see } from '#stories/steps.ts';

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
