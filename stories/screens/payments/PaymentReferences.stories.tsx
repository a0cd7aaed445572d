import { paymentsPaths } from '@archive-console/console';
import preview from '#.storybook/preview';
import { press, read, readPart } from '#stories/steps.ts';

/** When a number was checked. */
const meta = preview.meta({
  title: 'Screens/Payment/References',
  parameters: { at: paymentsPaths.overview() },
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
