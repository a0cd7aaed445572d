import {
  listPaymentMandates,
  revokePaymentMandate,
  setDefaultPaymentMandate,
} from '@archive-console/api-client';
import { paymentsPaths } from '@archive-console/console';
import { mandateIdOf, on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { findPart, pageOf, type Place, press, read, readAlert, see, seeNo } from '#stories/steps.ts';
import { account, card } from './mandates.ts';

const meta = preview.meta({ title: 'Screens/Payment/Revoke', parameters: { at: paymentsPaths.overview() } });

async function revoke(shown: Place, name: string) {
  await press(shown, 'payments:revoke.one', { name });
  return findPart(shown, 'alertdialog', 'payments:revoke.title', { name });
}

export const ConfirmingRevoke = meta.story({
  async play(shown) {
    const dialog = await revoke(shown, card);
    await read(dialog, 'payments:revoke.text');
    await press(dialog, 'payments:revoke.submit');
    await read(shown, 'payments:revoke.done', { name: card });
    await seeNo(shown, 'button', 'payments:revoke.one', { name: card });
  },
});

/** For the one that is charged, another takes its place first. */
export const Swapped = meta.story({
  async play(shown) {
    const name = account(shown);
    const dialog = await revoke(shown, name);
    await expect(await pageOf(dialog).findByRole('radio', { name: card })).toBeChecked();
    await press(dialog, 'payments:revoke.swap');
    await read(shown, 'payments:revoke.swapped', { name, instead: card });
    await read(shown, 'payments:overview.charged', { name: card });
    await expect(shown.world.mandates.map(({ mandateId }) => mandateId)).not.toContain(
      mandateIdOf('account'),
    );
  },
});

/** The first of the two writes was done, the second was not: what is left is to revoke, and nothing is chosen again. */
export const SwapHalfDone = meta.story({
  async play(shown) {
    const name = account(shown);
    const dialog = await revoke(shown, name);
    shown.msw.use(on(revokePaymentMandate, { once: true }).fails('Payment.CustomerNotFound'));
    await press(dialog, 'payments:revoke.swap');
    await readAlert(dialog, 'payments:revoke.left', {
      name,
      instead: card,
      reason: shown.words('errors:Payment.CustomerNotFound.title'),
    });
    await read(shown, 'payments:overview.charged', { name: card });
    await seeNo(dialog, 'button', 'payments:revoke.swap');
    shown.msw.use(on(setDefaultPaymentMandate).fails('Default.UnexpectedError'));
    await press(dialog, 'payments:revoke.submit');
    await read(shown, 'payments:revoke.done', { name });
  },
});

/** Of the second write, nothing can be read. */
export const SwapHalfUnknown = meta.story({
  async play(shown) {
    const name = account(shown);
    const dialog = await revoke(shown, name);
    shown.msw.use(
      on(revokePaymentMandate).fails('Default.UnexpectedError'),
      on(listPaymentMandates).fails('Default.UnexpectedError'),
    );
    await press(dialog, 'payments:revoke.swap');
    await readAlert(dialog, 'errors:detail.partlyUnknown');
    await readAlert(dialog, 'payments:revoke.leftUnknown', {
      name,
      instead: card,
      reason: shown.words('errors:detail.unexpected'),
    });
    await readAlert(dialog, 'errors:detail.unknown');
  },
});

/** The one to take its place was revoked meanwhile: nothing was done, and that is no success. */
export const SuccessorRevoked = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setDefaultPaymentMandate).fails('Payment.MandateNotFound')),
  async play(shown) {
    const dialog = await revoke(shown, account(shown));
    await press(dialog, 'payments:revoke.swap');
    await readAlert(dialog, 'errors:Payment.MandateNotFound.title');
  },
});

/** The last one may be withdrawn, and what that means is said before. */
export const LastRevoked = meta.story({
  beforeEach({ world }) {
    world.mandates = world.mandates.filter(({ isDefaultMandate }) => isDefaultMandate);
  },
  async play(shown) {
    const dialog = await revoke(shown, account(shown));
    await read(dialog, 'payments:revoke.last');
    await press(dialog, 'payments:revoke.submit');
    await see(shown, 'heading', 'payments:mandates.empty.title');
  },
});

export const Rejected = meta.story({
  async play(shown) {
    const dialog = await revoke(shown, card);
    shown.msw.use(on(revokePaymentMandate).fails('Payment.CustomerNotFound'));
    await press(dialog, 'payments:revoke.submit');
    await readAlert(dialog, 'errors:Payment.CustomerNotFound.title');
  },
});

/** Another person made it the default: that is said, and another takes its place first. */
export const DefaultElsewhere = meta.story({
  async play(shown) {
    const dialog = await revoke(shown, card);
    const { world } = shown;
    world.mandates = world.mandates.map((mandate) => ({
      ...mandate,
      isDefaultMandate: mandate.mandateId === mandateIdOf('card'),
    }));
    await press(dialog, 'payments:revoke.submit');
    await readAlert(dialog, 'errors:Payment.CantRevokeDefaultMandate.title');
    await expect(await pageOf(dialog).findByRole('radio', { name: account(shown) })).toBeChecked();
    await press(dialog, 'payments:revoke.swap');
    await read(shown, 'payments:revoke.swapped', { name: card, instead: account(shown) });
  },
});

export const AlreadyRevoked = meta.story({
  beforeEach: ({ msw }) => msw.use(on(revokePaymentMandate).fails('Payment.MandateNotFound')),
  async play(shown) {
    const dialog = await revoke(shown, card);
    await press(dialog, 'payments:revoke.submit');
    await read(shown, 'payments:revoke.already', { name: card });
  },
});
