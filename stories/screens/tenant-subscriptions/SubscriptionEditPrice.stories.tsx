import { calculateSubscriptionPrice } from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { press, readPart, see, seeNo } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Change price',
  parameters: { at: tenantSubscriptionsPaths.edit() },
});

/** No price of an earlier choice stands beside the button. */
export const PricePending = meta.story({
  async play(shown) {
    await readPart(shown, 'tenant-subscriptions:price.same');
    shown.msw.use(on(calculateSubscriptionPrice).hangs());
    await press(shown, 'tenant-subscriptions:edit.oneMore');
    await see(shown, 'status', 'tenant-subscriptions:price.loading');
    await seeNo(shown, 'table', 'tenant-subscriptions:price.caption');
  },
});
