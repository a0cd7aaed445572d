import { getCurrentUsage, getSubscriptionInfo, getTenantBalance } from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { factOf, find, pageOf, read } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/What the service leaves out',
  parameters: { at: tenantSubscriptionsPaths.current() },
});

/** What the service does not say is left out, and never a zero. */
export const FiguresLeftOut = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(getSubscriptionInfo).answers({ subscription: { id: '1' } }),
      on(getTenantBalance).answers({ storage: 90 }),
      on(getCurrentUsage).answers({}),
    ),
  async play(shown) {
    await read(shown, 'tenant-subscriptions:current.unread');
    await read(shown, 'tenant-subscriptions:price.unstated');
    await expect(await factOf(shown, 'tenant-subscriptions:plan.balance')).toHaveTextContent('90 GB');
    await expect(await factOf(shown, 'tenant-subscriptions:usage.users')).toHaveTextContent('63');
    const page = pageOf(shown);
    for (const key of ['plan.users', 'plan.storage', 'usage.storage'] as const)
      await expect(page.queryByText(shown.words(`tenant-subscriptions:${key}`))).toBeNull();
  },
});

/** One of two figures is known: the sentence says that one. */
export const StorageLeftOut = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getSubscriptionInfo).answers({ subscription: { id: '1', standardUsers: 58 } })),
  async play(shown) {
    const users = shown.words('tenant-subscriptions:amount.users', { count: 58 });
    await read(shown, 'tenant-subscriptions:current.paidUsers', { users });
    await expect(await factOf(shown, 'tenant-subscriptions:usage.storage')).toHaveTextContent(/B$/);
  },
});

/** Where nothing was counted yet, nothing is used: that is a zero, and no failure. */
export const NothingCounted = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getCurrentUsage).fails('TenantUsage.NotFound')),
  async play(shown) {
    const storage = await find(shown, 'meter', 'tenant-subscriptions:usage.storage');
    await expect(storage).toHaveAttribute('aria-valuenow', '0');
    await expect(storage).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0\b/));
  },
});
