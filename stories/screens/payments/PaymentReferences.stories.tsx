import { paymentsPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, type Place, press, read, readPart } from '#stories/steps.ts';

/** What is compared figure by figure: references, and when a number was checked. */
const meta = preview.meta({
  title: 'Screens/Payment/References',
  parameters: { at: paymentsPaths.overview() },
});

/** On how many lines each place with this text stands. */
async function linesOf(shown: Place, text: string | RegExp): Promise<number[]> {
  const parts = await pageOf(shown).findAllByText(text);
  return parts.map((part) => part.getClientRects().length);
}

/** Wherever lines break, a reference is on one of them, and so is a date. */
export const Unbroken = meta.story({
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play(shown) {
    const { words } = shown;
    await expect(await linesOf(shown, /^LH-2048-7731-000\d$/)).toEqual([1, 1]);
    await expect(await linesOf(shown, words.part('payments:mandates.creditor'))).toEqual([1, 1]);
    await expect(await linesOf(shown, words.part('payments:mandates.since'))).toEqual([1, 1, 1, 1]);
  },
});

/** A date in English has spaces. */
export const UnbrokenInEnglish = meta.story({
  globals: { language: 'en-US', viewport: { value: 'telephone' } },
  async play(shown) {
    await expect(await linesOf(shown, shown.words.part('payments:mandates.since'))).toEqual([1, 1, 1, 1]);
  },
});

/** The answer holds as of a moment, which is said with it. */
export const VatIdCheckedAt = meta.story({
  async play(shown) {
    await press(shown, 'payments:vat.check');
    await read(shown, 'payments:vat.valid');
    const now = new Date();
    const moment = new Intl.DateTimeFormat(shown.words.locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(now);
    await readPart(shown, 'payments:vat.checkedAt', { moment });
  },
});
