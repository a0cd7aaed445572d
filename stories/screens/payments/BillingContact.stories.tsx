import { setBillingContact } from '@archive-console/api-client';
import { paymentsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  dialogOf,
  enter,
  fieldOf,
  type Place,
  press,
  read,
  readAlert,
  readHint,
  seeBusy,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Payment/Billing contact',
  parameters: { at: paymentsPaths.contact() },
});

async function fill(shown: Place) {
  const dialog = await dialogOf(shown);
  await enter(dialog, 'payments:contact.name', 'Buchhaltung');
  await enter(dialog, 'payments:contact.email', 'rechnung@lindenhof.example');
  return dialog;
}

export const Blank = meta.story({
  beforeEach({ world }) {
    world.billingContact = undefined;
  },
  async play(shown) {
    await expect(await fieldOf(await dialogOf(shown), 'payments:contact.name')).toHaveValue('');
  },
});

export const Filled = meta.story({
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'payments:contact.submit');
    await read(shown, 'payments:contact.saved');
    await expect(shown.world.billingContact).toMatchObject({ name: 'Buchhaltung' });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setBillingContact).hangs()),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'payments:contact.submit');
    await seeBusy(dialog, 'payments:contact.submit');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await enter(dialog, 'payments:contact.name', '');
    await enter(dialog, 'payments:contact.email', 'rechnung@');
    await press(dialog, 'payments:contact.submit');
    await readHint(dialog, 'payments:contact.name', 'payments:contact.missing');
    await readHint(dialog, 'payments:contact.email', 'objects:form.email.domain');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setBillingContact).fails('Default.ValidationError')),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'payments:contact.submit');
    await readHint(dialog, 'payments:contact.email', 'objects:form.notTaken');
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setBillingContact).fails('Payment.CustomerNotFound')),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'payments:contact.submit');
    await readAlert(dialog, 'errors:Payment.CustomerNotFound.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setBillingContact).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'payments:contact.submit');
    await readAlert(dialog, 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setBillingContact).fails('Default.UnexpectedError')),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'payments:contact.submit');
    await readAlert(dialog, 'errors:Default.UnexpectedError.title');
  },
});
