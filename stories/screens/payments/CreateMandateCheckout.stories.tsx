import { createCreditCardMandate, createPaypalMandate } from '@archive-console/api-client';
import { groupsPaths, paymentsPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { leadShownConsole } from '#.storybook/shown-console';
import { holdAnswer } from '#stories/hold-answer.ts';
import {
  dialogOf,
  find,
  pageOf,
  pick,
  press,
  read,
  readAlert,
  see,
  seeBusy,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Payment/Go to the provider',
  parameters: { at: paymentsPaths.add() },
});

/** Pressed ten times, it goes once to the page of the provider; what is there then is known on the way back. */
export const LeavesForCard = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await pick(dialog, 'objects:payments.method.creditcard');
    const submit = await pageOf(dialog).findByRole('button', { name: shown.words('payments:mandate.goOn') });
    for (let presses = 0; presses < 10; presses += 1) submit.click();
    await waitFor(() => expect(shown.leaveTo).toHaveBeenCalledTimes(1));
    await seeBusy(dialog, 'payments:mandate.goOn');
    await expect(shown.leaveTo.mock.lastCall?.[0]).toMatch(/\/demo\/checkout\//);
    await expect(shown.world.checkouts.size).toBe(1);
    await expect(sessionStorage.getItem('ac.payment-return')).toContain(paymentsPaths.overview());
  },
});

/** Who goes back before the page of the provider is known is not led there any more, and reads how it stands. */
export const LeftMeanwhile = meta.story({
  async play(shown) {
    const { held, answer } = holdAnswer();
    shown.msw.use(on(createCreditCardMandate, { once: true }).hangs(held));
    const dialog = await dialogOf(shown);
    await pick(dialog, 'objects:payments.method.creditcard');
    await press(dialog, 'payments:mandate.goOn');
    await seeBusy(dialog, 'payments:mandate.goOn');
    await leadShownConsole(groupsPaths.list());
    await press(shown, 'shell:unsaved.discard');
    await seeTitle(shown, 'groups:list.title');
    answer();
    await read(shown, 'payments:mandate.left');
    await expect(shown.leaveTo).not.toHaveBeenCalled();
  },
});

export const LeavesForPaypal = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await pick(dialog, 'objects:payments.method.paypal');
    await press(dialog, 'payments:mandate.goOn');
    await waitFor(() => expect(shown.leaveTo).toHaveBeenCalledTimes(1));
    await seeBusy(dialog, 'payments:mandate.goOn');
  },
});

/** What was chosen before the page was loaded anew is chosen again, with the fields that belong to it. */
export const Restored = meta.story({
  beforeEach() {
    const person = userIdOf('carla.weiss');
    localStorage.setItem('ac.person', person);
    const pages = { [paymentsPaths.add()]: { method: ['directdebit', 'creditcard'] } };
    sessionStorage.setItem('ac.drafts', JSON.stringify({ person, pages }));
  },
  async play(shown) {
    const dialog = await dialogOf(shown);
    await see(dialog, 'button', 'payments:mandate.goOn');
    await seeNo(dialog, 'textbox', 'payments:mandate.iban');
    await expect(await find(dialog, 'radio', 'objects:payments.method.creditcard')).toBeChecked();
    await press(dialog, 'payments:mandate.goOn');
    await waitFor(() => expect(shown.leaveTo).toHaveBeenCalledTimes(1));
  },
});

/** Where the provider has no page to go to, the console is not left. */
export const RejectedCheckout = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await pick(dialog, 'objects:payments.method.creditcard');
    for (const code of createCreditCardMandate.errors) {
      shown.msw.use(on(createCreditCardMandate).fails(code));
      await press(dialog, 'payments:mandate.goOn');
      await readAlert(dialog, `errors:${code}.title`);
    }
    await pick(dialog, 'objects:payments.method.paypal');
    for (const code of createPaypalMandate.errors) {
      shown.msw.use(on(createPaypalMandate).fails(code));
      await press(dialog, 'payments:mandate.goOn');
      await readAlert(dialog, `errors:${code}.title`);
    }
    await expect(shown.leaveTo).not.toHaveBeenCalled();
  },
});
