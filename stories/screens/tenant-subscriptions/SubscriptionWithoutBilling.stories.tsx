import { tenantSubscriptionsPaths } from '@archive-console/console';
import preview from '#.storybook/preview';
import { read, seeNo } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Without billing',
  parameters: { at: tenantSubscriptionsPaths.current() },
});

/** Without billing there is nothing to subscribe to: the dashboard is shown instead, with a word why. */
export const WithoutBilling = meta.story({
  parameters: { as: 'no-billing@demo.example', world: { tenant: 'without-billing' }, entryRule: 'E18, E20' },
  async play(shown) {
    await read(shown, 'home:elsewhere.billing.title');
    await seeNo(shown, 'link', 'shell:navigation.tenant-subscriptions');
  },
});
