import { getSubscriptionInfo } from '@archive-console/api-client';
import { paymentsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { findPart, live, see, seeNo } from '#stories/steps.ts';

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

/** Whom to bill was changed in another window. */
export const AddressUpdatedLive = meta.story({
  async play(shown) {
    const address = await findPart(shown, 'region', 'objects:billingAddress.title');
    await address.findByText(shown.world.billingAddress?.street ?? '');
    await live(shown.world);
    if (shown.world.billingAddress)
      shown.world.billingAddress = { ...shown.world.billingAddress, street: 'Am Markt 3' };
    shown.world.hub.notify('OrganizationsChanged', { ids: [] });
    await expect(await address.findByText('Am Markt 3')).toBeVisible();
  },
});
