import { createDirectDebitMandate } from '@archive-console/api-client';
import { paymentsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  dialogOf,
  enter,
  fieldOf,
  live,
  type Place,
  press,
  read,
  readAlert,
  readHint,
  seeBusy,
  seeNo,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Payment/Add payment method',
  parameters: { at: paymentsPaths.add() },
});

const IBAN = 'DE89 3704 0044 0532 0130 00';

async function fill(shown: Place, iban = IBAN) {
  const dialog = await dialogOf(shown);
  await enter(dialog, 'payments:mandate.holder', 'Lindenhof GmbH');
  await enter(dialog, 'payments:mandate.iban', iban);
  return dialog;
}

export const Blank = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await readHint(dialog, 'payments:mandate.iban', 'payments:mandate.ibanHint');
  },
});

/** An account is charged without leaving the page; it comes back masked. */
export const Filled = meta.story({
  async play(shown) {
    const before = shown.world.mandates.length;
    const dialog = await fill(shown);
    await readHint(dialog, 'payments:mandate.iban', 'payments:mandate.ibanFits');
    await press(dialog, 'payments:mandate.submit');
    await read(shown, 'payments:mandate.created');
    await expect(shown.world.mandates).toHaveLength(before + 1);
  },
});

/** How far it is typed, and whether its check digits fit, is said while it is typed; one that no bank has is not sent. */
export const Mistyped = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await enter(dialog, 'payments:mandate.iban', 'DE89 3704');
    await readHint(dialog, 'payments:mandate.iban', 'payments:mandate.ibanShort', { typed: 8, length: 22 });
    await enter(dialog, 'payments:mandate.iban', 'DE89 3704 0044 0532 0130 01');
    await readHint(dialog, 'payments:mandate.iban', 'payments:mandate.ibanMistyped');
    await enter(dialog, 'payments:mandate.holder', 'Lindenhof GmbH');
    await press(dialog, 'payments:mandate.submit');
    await readHint(dialog, 'payments:mandate.iban', 'payments:mandate.mistake.ibanMistyped');
    await expect(await fieldOf(dialog, 'payments:mandate.bic')).toBeValid();
  },
});

/** A field that the service names is wrong, and no other one. */
export const RejectedField = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(createDirectDebitMandate).fails('Default.ValidationError', { detail: 'iban: Closed.' })),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'payments:mandate.submit');
    await readHint(dialog, 'payments:mandate.iban', 'objects:form.notTakenBecause', {
      reason: 'Closed.',
    });
    await expect(await fieldOf(dialog, 'payments:mandate.bic')).toBeValid();
  },
});

/** The number of an account is in no draft. */
export const KeptNowhere = meta.story({
  async play(shown) {
    await fill(shown);
    await userEvent.tab();
    await expect(await fieldOf(await dialogOf(shown), 'payments:mandate.iban')).toHaveValue(IBAN);
    await expect(
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    ).not.toContain('3704');
  },
});

/** Nothing can be added where a partner pays: an address that asks for it leads to the page. */
export const ReadOnly = meta.story({
  parameters: {
    as: 'partner-managed@demo.example',
    world: { tenant: 'partner-managed' },
  },
  async play(shown) {
    await read(shown, 'payments:overview.managed');
    await seeNo(shown, 'dialog', 'payments:mandate.title');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createDirectDebitMandate).hangs()),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'payments:mandate.submit');
    await seeBusy(dialog, 'payments:mandate.submit');
    await expect(await fieldOf(dialog, 'payments:mandate.iban')).toHaveAttribute('readonly');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await enter(dialog, 'payments:mandate.bic', 'COBA');
    await press(dialog, 'payments:mandate.submit');
    await readHint(dialog, 'payments:mandate.holder', 'payments:mandate.mistake.holder');
    await readHint(dialog, 'payments:mandate.iban', 'payments:mandate.mistake.iban');
    await readHint(dialog, 'payments:mandate.bic', 'payments:mandate.mistake.bic');
  },
});

export const Rejected = meta.story({
  async play(shown) {
    const dialog = await fill(shown);
    for (const code of createDirectDebitMandate.errors) {
      if (code === 'Payment.InvalidMandate') continue;
      shown.msw.use(on(createDirectDebitMandate).fails(code));
      await press(dialog, 'payments:mandate.submit');
      await readAlert(dialog, `errors:${code}.title`);
    }
    shown.msw.use(on(createDirectDebitMandate).fails('Payment.InvalidMandate'));
    await press(dialog, 'payments:mandate.submit');
    await readHint(dialog, 'payments:mandate.iban', 'errors:Payment.InvalidMandate.title');
  },
});

/** The answer was lost: the mandates are read, and that none was added is said before it is tried again. */
export const NothingDone = meta.story({
  async play(shown) {
    const dialog = await fill(shown, 'NL91 ABNA 0417 1643 00');
    shown.msw.use(on(createDirectDebitMandate).breaks());
    await press(dialog, 'payments:mandate.submit');
    await readAlert(dialog, 'errors:detail.notDone');
  },
});

/** Of two mandates of one account the console cannot tell which one was just given: it does not say that it was. */
export const Unknown = meta.story({
  async play(shown) {
    const dialog = await fill(shown);
    shown.msw.use(on(createDirectDebitMandate).breaks());
    await press(dialog, 'payments:mandate.submit');
    await readAlert(dialog, 'errors:detail.unknown');
  },
});

/** The answer was lost, and the hub has just reported the mandate: it is the one that was given. */
export const AnswerLost = meta.story({
  beforeEach: ({ world }) =>
    void world.faults.add({ operation: createDirectDebitMandate, kind: 'bad-gateway', isDone: true }),
  async play(shown) {
    await live(shown.world);
    const dialog = await fill(shown);
    await press(dialog, 'payments:mandate.submit');
    await read(shown, 'payments:mandate.created');
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createDirectDebitMandate).fails('Organization.NotFound')),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'payments:mandate.submit');
    await readAlert(dialog, 'errors:Organization.NotFound.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createDirectDebitMandate).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'payments:mandate.submit');
    await readAlert(dialog, 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createDirectDebitMandate).fails('Default.UnexpectedError')),
  async play(shown) {
    const dialog = await fill(shown);
    await press(dialog, 'payments:mandate.submit');
    await readAlert(dialog, 'errors:Default.UnexpectedError.title');
  },
});
