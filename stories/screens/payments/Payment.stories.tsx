import {
  getBillingContact,
  getSubscriptionInfo,
  listPaymentMandates,
  setDefaultPaymentMandate,
  validateVatId,
} from '@archive-console/api-client';
import { paymentsPaths } from '@archive-console/console';
import { mandateIdOf, on, VAT_ID_OF_SILENT_REGISTER } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { findPart, live, pageOf, press, read, readPart, see, seeBusy, seeNo } from '#stories/steps.ts';
import { account, card } from './mandates.ts';

const meta = preview.meta({ title: 'Screens/Payment/Payment', parameters: { at: paymentsPaths.overview() } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listPaymentMandates).hangs()),
  async play(shown) {
    await see(shown, 'status', 'payments:mandates.loading');
  },
});

/** The one that is charged comes first; a card that ends soon, one that ended and one that waits say so. */
export const Populated = meta.story({
  beforeEach({ world }) {
    world.mandates = world.mandates.map((mandate) => {
      const { mandateId, creditCardDetails: details } = mandate;
      if (mandateId !== mandateIdOf('card') || details === null) return mandate;
      return { ...mandate, creditCardDetails: { ...details, cardExpiryDate: '2026-11-30' } };
    });
  },
  async play(shown) {
    await read(shown, 'payments:overview.charged', { name: account(shown) });
    await read(shown, 'payments:status.Pending');
    await readPart(shown, 'payments:mandates.bic', { bic: 'COBADEFFXXX' });
    // It ends a piece of its own, which does not break.
    await expect(pageOf(shown).getAllByText(/DE98ZZZ09999999999$/)).toHaveLength(2);
    await readPart(shown, 'payments:mandates.expiresSoon');
    await readPart(shown, 'payments:mandates.expired');
    const names = await pageOf(shown).findAllByRole('button', { name: /.+\s••••\s\d{4}/ });
    await expect(names[0]).toHaveAccessibleName(shown.words('payments:revoke.one', { name: account(shown) }));
  },
});

export const Empty = meta.story({
  beforeEach({ world }) {
    world.mandates = [];
    world.billingContact = undefined;
  },
  async play(shown) {
    await see(shown, 'heading', 'payments:mandates.empty.title');
    await read(shown, 'payments:overview.none');
    await read(shown, 'payments:contact.none');
    await see(shown, 'link', 'payments:contact.enter');
  },
});

/** One that could be charged is there: it only has to be chosen. */
export const NoneChosen = meta.story({
  beforeEach({ world }) {
    world.mandates = world.mandates.map((mandate) => ({ ...mandate, isDefaultMandate: false }));
  },
  async play(shown) {
    await read(shown, 'payments:overview.chooseDefault');
    await press(shown, 'payments:default.one', { name: card });
    await read(shown, 'payments:overview.charged', { name: card });
  },
});

/** A partner may pay: until that is read, nothing is offered and nothing is said to be unpaid. */
export const PayerUnread = meta.story({
  beforeEach({ msw, world }) {
    world.mandates = [];
    msw.use(on(getSubscriptionInfo).fails('Default.UnexpectedError'));
  },
  async play(shown) {
    await see(shown, 'heading', 'payments:mandates.empty.title');
    await see(shown, 'heading', 'errors:Default.UnexpectedError.title');
    await seeNo(shown, 'link', 'payments:overview.add');
    await expect(pageOf(shown).queryByText(shown.words('payments:overview.none'))).toBeNull();
  },
});

export const ReadOnly = meta.story({
  parameters: { as: 'partner-managed@demo.example', world: { tenant: 'partner-managed' } },
  async play(shown) {
    await read(shown, 'payments:overview.managed');
    await see(shown, 'heading', 'objects:partner.title');
    await seeNo(shown, 'link', 'payments:overview.add');
    await seeNo(shown, 'link', 'payments:address.change');
    await seeNo(shown, 'heading', 'payments:mandates.empty.title');
    await expect(pageOf(shown).queryByText(shown.words('payments:contact.none'))).toBeNull();
  },
});

/** Charged from now on, and what was charged before is one press away. */
export const ChangedDefault = meta.story({
  async play(shown) {
    await press(shown, 'payments:default.one', { name: card });
    await read(shown, 'payments:default.done', { name: card });
    await read(shown, 'payments:overview.charged', { name: card });
    await press(shown, 'shell:action.undo');
    await read(shown, 'payments:overview.charged', { name: account(shown) });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setDefaultPaymentMandate).hangs()),
  async play(shown) {
    await press(shown, 'payments:default.one', { name: card });
    await seeBusy(shown, 'payments:default.one', { name: card });
  },
});

export const Rejected = meta.story({
  async play(shown) {
    for (const code of setDefaultPaymentMandate.errors) {
      shown.msw.use(on(setDefaultPaymentMandate).fails(code));
      await press(shown, 'payments:default.one', { name: card });
      await readPart(shown, `errors:${code}.title`);
    }
  },
});

/** Valid, not valid, and that the register could not be asked, which is neither. */
export const VatIdChecked = meta.story({
  async play(shown) {
    await press(shown, 'payments:vat.check');
    await read(shown, 'payments:vat.valid');
    shown.msw.use(on(validateVatId).answers({ isValid: false }));
    await press(shown, 'payments:vat.check');
    await read(shown, 'payments:vat.invalid');
  },
});

export const VatIdUnasked = meta.story({
  beforeEach({ world }) {
    // The address is that of every world: it is replaced, not changed.
    if (world.billingAddress)
      world.billingAddress = { ...world.billingAddress, vatId: VAT_ID_OF_SILENT_REGISTER };
  },
  async play(shown) {
    await press(shown, 'payments:vat.check');
    await read(shown, 'payments:vat.unasked');
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await read(shown, 'payments:overview.charged', { name: account(shown) });
    await live(shown.world);
    shown.world.mandates = shown.world.mandates.map((mandate) => ({
      ...mandate,
      isDefaultMandate: mandate.mandateId === mandateIdOf('card'),
    }));
    shown.world.hub.notify('PaymentsChanged', { ids: [mandateIdOf('card')] });
    await read(shown, 'payments:overview.charged', { name: card });
  },
});

/** What could not be read is said where it belongs; the rest is there. */
export const ContactUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getBillingContact).fails('Default.UnexpectedError')),
  async play(shown) {
    const contact = await findPart(shown, 'region', 'payments:contact.title');
    await see(contact, 'button', 'shell:action.retry');
    await read(shown, 'payments:overview.charged', { name: account(shown) });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listPaymentMandates).fails('Default.Forbidden')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listPaymentMandates).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.UnexpectedError.title');
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ReadAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listPaymentMandates).fails('Default.UnexpectedError')),
  async play(shown) {
    await ServerError.play(shown);
    shown.msw.use(on(listPaymentMandates).answers([]));
    await press(shown, 'shell:action.retry');
    await see(shown, 'heading', 'payments:mandates.empty.title');
  },
});
