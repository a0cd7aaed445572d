import { getSubscriptionInfo } from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { findPart, live, pageOf, type Place, seeTitle } from '#stories/steps.ts';

/** What the page is called, in its heading, in the window and on the way to it. */
const meta = preview.meta({
  title: 'Screens/Subscription/Change title',
  parameters: { at: tenantSubscriptionsPaths.edit() },
});

const CHANGE = 'tenant-subscriptions:edit.title';
const ACTIVATE = 'tenant-subscriptions:edit.activateTitle';

async function seeTitled(shown: Place, key: typeof CHANGE | typeof ACTIVATE): Promise<void> {
  await seeTitle(shown, key);
  const title = shown.words(key);
  await waitFor(() => expect(document.title).toBe(shown.words('shell:pageTitle', { title })));
  const way = await findPart(shown, 'navigation', 'shell:navigation.breadcrumbs');
  await expect(await pageOf(way).findByText(title)).toHaveAttribute('aria-current', 'page');
}

/** It is read as the plan is: a read under the same key that cannot ask would be reported as a mistake. */
export const PaidPlan = meta.story({
  beforeEach: () => void spyOn(console, 'error'),
  async play(shown) {
    await seeTitled(shown, CHANGE);
    const { error: reported } = console;
    await expect(reported).not.toHaveBeenCalled();
  },
});

export const Trial = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  async play(shown) {
    await seeTitled(shown, ACTIVATE);
  },
});

export const TrialOver = meta.story({
  parameters: { as: 'expired@demo.example', world: { tenant: 'trial-expired' } },
  async play(shown) {
    await seeTitled(shown, ACTIVATE);
  },
});

export const InGerman = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  globals: { language: 'de' },
  async play(shown) {
    await seeTitled(shown, ACTIVATE);
  },
});

/** Without any subscription, one is activated. */
export const NoneYet = meta.story({
  beforeEach: ({ world }) => void (world.subscription = undefined),
  async play(shown) {
    await seeTitled(shown, ACTIVATE);
  },
});

/** Activated in another window: from then on it is changed. */
export const ActivatedMeanwhile = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  async play(shown) {
    await seeTitled(shown, ACTIVATE);
    await live(shown.world);
    const { world } = shown;
    if (world.subscription) world.subscription = { ...world.subscription, trialExpirationDate: null };
    world.hub.notify('TenantSubscriptionsChanged', { ids: [] });
    await seeTitled(shown, CHANGE);
  },
});

/** As long as it is not known, nothing is said to be activated. */
export const Unread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).fails('Default.Forbidden')),
  async play(shown) {
    await seeTitled(shown, CHANGE);
  },
});
