import { paymentsPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, type Place, press, read, readPart } from '#stories/steps.ts';

/** What is compared figure by figure: references, and when a number was checked. */
const meta = preview.meta({
  title: 'Screens/Payment/References',
  parameters: { at: paymentsPaths.overview() },
});

async function seeUnbroken(shown: Place, texts: readonly (string | RegExp)[]): Promise<void> {
  await pageOf(shown).findByText('LH-2048-7731-0003');
  for (const text of texts)
    for (const part of pageOf(shown).getAllByText(text)) await expect(part.getClientRects()).toHaveLength(1);
}

/** Wherever lines break, a reference is on one of them, and so is a date. */
export const Unbroken = meta.story({
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play(shown) {
    const { words } = shown;
    await seeUnbroken(shown, [
      'LH-2048-7731-0003',
      'LH-2048-7731-0004',
      words.part('payments:mandates.creditor'),
      words.part('payments:mandates.since'),
    ]);
  },
});

/** A date in English has spaces. */
export const UnbrokenInEnglish = meta.story({
  globals: { language: 'en-US', viewport: { value: 'telephone' } },
  async play(shown) {
    await seeUnbroken(shown, [shown.words.part('payments:mandates.since')]);
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
