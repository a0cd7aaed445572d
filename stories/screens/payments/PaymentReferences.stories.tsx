import { paymentsPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, press, read, readPart } from '#stories/steps.ts';

/** What is compared figure by figure: references, and when a number was checked. */
const meta = preview.meta({
  title: 'Screens/Payment/References',
  parameters: { at: paymentsPaths.overview() },
});

/** Wherever lines break, a reference is on one of them. */
export const Unbroken = meta.story({
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play(shown) {
    for (const reference of ['LH-2048-7731-0003', 'LH-2048-7731-0004'])
      await expect((await pageOf(shown).findByText(reference)).getClientRects()).toHaveLength(1);
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
