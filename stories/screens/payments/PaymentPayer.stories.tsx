import { getSubscriptionInfo } from '@archive-console/api-client';
import { paymentsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { see, seeNo } from '#stories/steps.ts';

const meta = preview.meta({ title: 'Screens/Payment/Payer', parameters: { at: paymentsPaths.overview() } });

/** It is not known yet whether a partner pays: what a tenant pays with is not shown to one that may not pay. */
export const PayerLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).hangs()),
  async play(shown) {
    await see(shown, 'status', 'payments:overview.payerLoading');
    await seeNo(shown, 'region', 'payments:mandates.title');
    await seeNo(shown, 'region', 'payments:contact.title');
  },
});
