import { activateSubscription, updateSubscription } from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, spyOn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, press, read, readAlert, seeTitle } from '#stories/steps.ts';
import { givePayer, review, reviewOneMore } from './plan-steps.ts';

/** Whatever is pressed, and whatever becomes of the answer: a plan is sent once. */
const meta = preview.meta({
  title: 'Screens/Subscription/Change once',
  parameters: { at: tenantSubscriptionsPaths.edit() },
});

/** How often the service has changed the plan. */
function changesOf(world: World): () => number {
  const notify = spyOn(world.hub, 'notify');
  return () => notify.mock.calls.filter(([event]) => event === 'TenantSubscriptionsChanged').length;
}

export const PressedTenTimes = meta.story({
  async play(shown) {
    await reviewOneMore(shown);
    const changes = changesOf(shown.world);
    const send = await find(shown, 'button', 'tenant-subscriptions:review.update');
    for (let times = 0; times < 10; times += 1) send.click();
    await seeTitle(shown, 'tenant-subscriptions:current.title');
    await expect(changes()).toBe(1);
  },
});

export const EnterHeld = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  beforeEach: ({ world }) => givePayer(world),
  async play(shown) {
    await review(shown);
    const changes = changesOf(shown.world);
    (await find(shown, 'button', 'tenant-subscriptions:review.activate')).focus();
    await userEvent.keyboard('{Enter>8/}');
    await seeTitle(shown, 'tenant-subscriptions:current.title');
    await expect(changes()).toBe(1);
    await expect(shown.world.subscription?.trialExpirationDate).toBeNull();
  },
});

/** The plan was changed, and the answer was lost: what holds is read before anything is said. */
export const AnswerLost = meta.story({
  async play(shown) {
    await reviewOneMore(shown);
    const { world } = shown;
    if (world.subscription) world.subscription = { ...world.subscription, standardUsers: 59 };
    shown.msw.use(on(updateSubscription).breaks());
    await press(shown, 'tenant-subscriptions:review.update');
    await read(shown, 'tenant-subscriptions:edit.updated');
    await seeTitle(shown, 'tenant-subscriptions:current.title');
  },
});

/** Nothing was changed: that is said, and it can be sent again. */
export const NotDone = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  beforeEach({ msw, world }) {
    givePayer(world);
    msw.use(on(activateSubscription, { once: true }).fails('Default.UnexpectedError'));
  },
  async play(shown) {
    await review(shown);
    await press(shown, 'tenant-subscriptions:review.activate');
    await readAlert(shown, 'errors:detail.notDone');
    await press(shown, 'tenant-subscriptions:review.activate');
    await seeTitle(shown, 'tenant-subscriptions:current.title');
  },
});
