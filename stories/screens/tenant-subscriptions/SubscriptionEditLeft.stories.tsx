import { activateSubscription } from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { holdAnswer } from '#stories/hold-answer.ts';
import {
  enter,
  goTo,
  live,
  type Place,
  press,
  read,
  readAlert,
  see,
  seeBusy,
  seeTitle,
} from '#stories/steps.ts';
import { givePayer, review } from './plan-steps.ts';

/** The review is left before the answer comes: how it ended is said all the same, wherever one is by then. */
const meta = preview.meta({
  title: 'Screens/Subscription/Change left',
  parameters: {
    at: tenantSubscriptionsPaths.edit(),
    as: 'trial@demo.example',
    world: { tenant: 'trial' },
  },
  beforeEach: ({ world }) => givePayer(world),
});

/** Sends the activation; the answer comes once this is called. */
async function activate(shown: Place & Pick<StoryContext, 'msw'>): Promise<() => void> {
  const { held, answer } = holdAnswer();
  shown.msw.use(on(activateSubscription, { once: true }).hangs(held));
  await review(shown);
  await press(shown, 'tenant-subscriptions:review.activate');
  await seeBusy(shown, 'tenant-subscriptions:review.activate');
  return answer;
}

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(activateSubscription).fails('Payment.NoDefaultMandate')),
  async play(shown) {
    const answer = await activate(shown);
    await goTo(shown, 'shell:navigation.users');
    await seeTitle(shown, 'users:list.title');
    answer();
    await read(shown, 'tenant-subscriptions:edit.notActivated');
    await seeTitle(shown, 'users:list.title');
  },
});

/** Who has gone on is not taken back. */
export const Activated = meta.story({
  async play(shown) {
    const answer = await activate(shown);
    await goTo(shown, 'shell:navigation.users');
    await seeTitle(shown, 'users:list.title');
    answer();
    await read(shown, 'tenant-subscriptions:edit.activated');
    // What is typed takes longer than a page that would come instead.
    await enter(shown, 'users:list.search', 'nothing is called so');
    await seeTitle(shown, 'users:list.title');
    await expect(sessionStorage.getItem('ac.subscription-selection')).toBeNull();
  },
});

/** There is nothing left to charge, so the review gives way to what is missing: the refusal stands there. */
export const RejectedBehind = meta.story({
  beforeEach: ({ msw }) => msw.use(on(activateSubscription).fails('Payment.NoDefaultMandate')),
  async play(shown) {
    const answer = await activate(shown);
    await live(shown.world);
    shown.world.mandates = [];
    shown.world.hub.notify('PaymentsChanged', { ids: [] });
    await see(shown, 'link', 'tenant-subscriptions:payer.addMandate');
    answer();
    await readAlert(shown, 'errors:Payment.NoDefaultMandate.title');
  },
});
