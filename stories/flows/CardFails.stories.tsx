import { paymentsPaths } from '@archive-console/console';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  findPart,
  follow,
  goTo,
  pick,
  type Place,
  press,
  read,
  readPart,
  seeBusy,
  seeTitle,
} from '#stories/steps.ts';
import { answerAtProvider } from './at-provider.ts';

const meta = preview.meta({
  title: 'Flows/Card fails, PayPal works',
  parameters: { at: paymentsPaths.overview() },
});

async function leaveFor(shown: Place, method: 'creditcard' | 'paypal'): Promise<void> {
  await follow(shown, 'payments:overview.add');
  const dialog = await findPart(shown, 'dialog', 'payments:mandate.title');
  await pick(dialog, `objects:payments.method.${method}`);
  await press(dialog, 'payments:mandate.goOn');
}

export const LeaveForCard = meta.story({
  async play(shown) {
    await leaveFor(shown, 'creditcard');
    await seeBusy(shown, 'payments:mandate.goOn');
    await waitFor(() => expect(shown.leaveTo).toHaveBeenCalledTimes(1));
    await expect([...shown.world.checkouts.values()]).toMatchObject([{ paymentMethod: 'creditcard' }]);
  },
});

/** The provider says in the address how it ended; what counts is that no mandate came of it. */
export const CardFails = meta.story({
  async play(shown) {
    const before = shown.world.mandates.length;
    await LeaveForCard.play(shown);
    await answerAtProvider(shown, 'failure');
    await read(shown, 'payments:return.none');
    await expect(shown.world.mandates).toHaveLength(before);
  },
});

export const PaypalWorks = meta.story({
  async play(shown) {
    await CardFails.play(shown);
    await follow(shown, 'payments:return.goOn');
    await seeTitle(shown, 'payments:overview.title');
    await leaveFor(shown, 'paypal');
    await answerAtProvider(shown, 'success');
    await readPart(shown, 'payments:return.valid');
    await expect(shown.world.mandates[0]).toMatchObject({ paymentMethod: 'paypal', status: 'Valid' });
  },
});

export const ChargePaypal = meta.story({
  async play(shown) {
    await PaypalWorks.play(shown);
    await goTo(shown, 'shell:navigation.payments');
    await seeTitle(shown, 'payments:overview.title');
    const { emailAddress } = shown.world.billingContact ?? {};
    const name = `${shown.words('objects:payments.method.paypal')} ${emailAddress}`;
    await press(shown, 'payments:default.one', { name });
    await read(shown, 'payments:overview.charged', { name });
    await waitFor(() => expect(shown.world.mandates[0]).toMatchObject({ isDefaultMandate: true }));
  },
});
