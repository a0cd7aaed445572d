import { setBillingAddress, validateVatId } from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on, VAT_ID_OF_SILENT_REGISTER } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  dialogOf,
  enter,
  fieldOf,
  find,
  type Place,
  press,
  readHint,
  readAlert,
  read,
  seeBusy,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Billing address',
  parameters: {
    at: tenantSubscriptionsPaths.billingAddress(),
    as: 'trial@demo.example',
    world: { tenant: 'trial' },
  },
});

async function fill(shown: Place) {
  const dialog = await dialogOf(shown);
  await enter(dialog, 'objects:billingAddress.company', 'Brückner Optik KG');
  await enter(dialog, 'objects:billingAddress.street', 'Marktplatz 3');
  await enter(dialog, 'objects:billingAddress.postCode', '07743');
  await enter(dialog, 'objects:billingAddress.city', 'Jena');
  return dialog;
}

/** There is none yet: the country is the usual one. */
export const Blank = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await expect(await find(dialog, 'combobox', 'objects:billingAddress.country')).toHaveValue('DE');
  },
});

export const Filled = meta.story({
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'objects:billingAddress.submit');
    await read(shown, 'objects:billingAddress.saved');
    await waitFor(() => expect(shown.world.billingAddress?.city).toBe('Jena'));
    await expect(sessionStorage.getItem('ac.billing-address-saved')).toBe('true');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setBillingAddress).hangs()),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'objects:billingAddress.submit');
    await seeBusy(dialog, 'objects:billingAddress.submit');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await press(dialog, 'objects:billingAddress.submit');
    await readHint(dialog, 'objects:billingAddress.street', 'objects:billingAddress.mistake.street');
  },
});

export const Rejected = meta.story({
  async play(shown) {
    const dialog = await fill(shown);
    for (const code of setBillingAddress.errors) {
      shown.msw.use(on(setBillingAddress).fails(code));
      await press(dialog, 'objects:billingAddress.submit');
      await readHint(dialog, 'objects:billingAddress.vatId', `errors:${code}.title`);
      await enter(dialog, 'objects:billingAddress.vatId', `DE${code.length}`);
    }
  },
});

/** How an id fits its country is said while it is typed; only the service refuses one. */
export const Mistyped = meta.story({
  async play(shown) {
    const dialog = await fill(shown);
    const field = 'objects:billingAddress.vatId';
    await enter(dialog, field, 'ATU12345678');
    await readHint(dialog, field, 'objects:billingAddress.vatElsewhere', { prefix: 'DE' });
    await userEvent.selectOptions(await find(dialog, 'combobox', 'objects:billingAddress.country'), 'AT');
    await readHint(dialog, field, 'objects:billingAddress.vatFits');
    await enter(dialog, field, 'AT12345678');
    await readHint(dialog, field, 'objects:billingAddress.vatOdd', { example: 'ATU12345678' });
    await press(dialog, 'objects:billingAddress.submit');
    await readHint(dialog, field, 'errors:VatValidation.Invalid.title');
  },
});

/** After it is saved, what the register says of the id is said. */
export const VatIdValid = meta.story({
  async play(shown) {
    const dialog = await fill(shown);
    await enter(dialog, 'objects:billingAddress.vatId', 'DE136695976');
    await press(dialog, 'objects:billingAddress.submit');
    await read(shown, 'objects:billingAddress.vatValid');
  },
});

/** The service saves an id that could not be checked: that is not said to be valid. */
export const VatIdUnasked = meta.story({
  async play(shown) {
    const dialog = await fill(shown);
    await enter(dialog, 'objects:billingAddress.vatId', VAT_ID_OF_SILENT_REGISTER);
    await press(dialog, 'objects:billingAddress.submit');
    await read(shown, 'objects:billingAddress.saved');
    await read(shown, 'objects:billingAddress.vatUnasked');
  },
});

export const VatIdInvalid = meta.story({
  beforeEach: ({ msw }) => msw.use(on(validateVatId).answers({ isValid: false })),
  async play(shown) {
    const dialog = await fill(shown);
    await enter(dialog, 'objects:billingAddress.vatId', 'DE136695976');
    await press(dialog, 'objects:billingAddress.submit');
    await read(shown, 'objects:billingAddress.vatInvalid');
  },
});

/** A postal code that no place has is said at its field and at no other; in another country it may be one. */
export const PostCodeMistyped = meta.story({
  async play(shown) {
    const dialog = await fill(shown);
    await enter(dialog, 'objects:billingAddress.postCode', '1234');
    await press(dialog, 'objects:billingAddress.submit');
    await readHint(
      dialog,
      'objects:billingAddress.postCode',
      'objects:billingAddress.mistake.germanPostCode',
    );
    await expect(await fieldOf(dialog, 'objects:billingAddress.company')).not.toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
});

/** The service names the field it refuses: the words stand there, and the other fields are left alone. */
export const RejectedField = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(setBillingAddress).fails('Default.ValidationError', { detail: 'postCode: No such place.' })),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'objects:billingAddress.submit');
    await readHint(dialog, 'objects:billingAddress.postCode', 'objects:form.notTakenBecause', {
      reason: 'No such place.',
    });
    await expect(await fieldOf(dialog, 'objects:billingAddress.company')).not.toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setBillingAddress).fails('Organization.NotFound')),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'objects:billingAddress.submit');
    await readAlert(dialog, 'errors:Organization.NotFound.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setBillingAddress).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'objects:billingAddress.submit');
    await readAlert(dialog, 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setBillingAddress).fails('Default.UnexpectedError')),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'objects:billingAddress.submit');
    await readAlert(dialog, 'errors:Default.UnexpectedError.title');
  },
});
