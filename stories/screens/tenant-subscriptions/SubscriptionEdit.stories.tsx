import {
  activateSubscription,
  getSubscriptionInfo,
  listPaymentMandates,
  listStoragePackages,
  updateSubscription,
} from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  factOf,
  fieldOf,
  find,
  live,
  pageOf,
  press,
  read,
  readAlert,
  readPart,
  see,
  seeBusy,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { givePayer, review, reviewOneMore } from './plan-steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Change',
  parameters: { at: tenantSubscriptionsPaths.edit() },
});

const trial = { as: 'trial@demo.example', world: { tenant: 'trial' } } as const;

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listStoragePackages).hangs()),
  async play(shown) {
    await see(shown, 'status', 'tenant-subscriptions:edit.loading');
  },
});

/** A paid plan begins with what it has. */
export const Populated = meta.story({
  async play(shown) {
    await expect(await fieldOf(shown, 'tenant-subscriptions:edit.standardUsers')).toHaveValue('58');
    await read(shown, 'tenant-subscriptions:edit.monthly', { count: 5 });
    await readPart(shown, 'tenant-subscriptions:price.same');
    await expect(await find(shown, 'button', 'tenant-subscriptions:edit.review')).toHaveAccessibleDescription(
      shown.words('tenant-subscriptions:edit.whyNot.unchanged'),
    );
  },
});

/** A trial begins with the suggestion, and says what is missing before it can be paid for. */
export const TrialBegins = meta.story({
  parameters: trial,
  async play(shown) {
    await seeTitle(shown, 'tenant-subscriptions:edit.activateTitle');
    await read(shown, 'tenant-subscriptions:edit.noneMonthly');
    await see(shown, 'link', 'tenant-subscriptions:payer.enterAddress');
    await see(shown, 'button', 'tenant-subscriptions:payer.addMandate');
  },
});

/** Monthly users follow from what is chosen, and the price is that of the choice. */
export const Filled = meta.story({
  async play(shown) {
    await reviewOneMore(shown);
    const change = shown.words('objects:form.changes.change', { from: '58', to: '59' });
    await expect(await pageOf(shown).findByText(change)).toBeVisible();
    await expect(await factOf(shown, 'tenant-subscriptions:comparison.difference')).toHaveTextContent(
      shown.words.part('tenant-subscriptions:comparison.less'),
    );
    await see(shown, 'button', 'tenant-subscriptions:review.update');
  },
});

export const Updated = meta.story({
  async play(shown) {
    await reviewOneMore(shown);
    await press(shown, 'tenant-subscriptions:review.update');
    await seeTitle(shown, 'tenant-subscriptions:current.title');
    await expect(shown.world.subscription?.standardUsers).toBe(59);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateSubscription).hangs()),
  async play(shown) {
    await reviewOneMore(shown);
    await press(shown, 'tenant-subscriptions:review.update');
    await seeBusy(shown, 'tenant-subscriptions:review.update');
  },
});

/** Nothing is computed without a package. */
export const Invalid = meta.story({
  parameters: trial,
  beforeEach: ({ msw }) => msw.use(on(listStoragePackages).answers([])),
  async play(shown) {
    await expect(await find(shown, 'button', 'tenant-subscriptions:edit.review')).toHaveAccessibleDescription(
      shown.words('tenant-subscriptions:edit.whyNot.noPackage'),
    );
  },
});

/** Each refusal is said beside what was sent, and the choice stays. */
export const Rejected = meta.story({
  async play(shown) {
    await reviewOneMore(shown);
    for (const code of updateSubscription.errors) {
      shown.msw.use(on(updateSubscription).fails(code));
      await press(shown, 'tenant-subscriptions:review.update');
      await readAlert(shown, `errors:${code}.title`);
    }
  },
});

export const RejectedActivation = meta.story({
  parameters: trial,
  beforeEach: ({ world }) => givePayer(world),
  async play(shown) {
    await review(shown);
    for (const code of activateSubscription.errors) {
      if (code === 'TenantSubscription.AlreadyExists') continue;
      shown.msw.use(on(activateSubscription).fails(code));
      await press(shown, 'tenant-subscriptions:review.activate');
      await readAlert(shown, `errors:${code}.title`);
    }
  },
});

/** Another administrator was faster. */
export const RejectedAlreadyActive = meta.story({
  parameters: trial,
  beforeEach({ msw, world }) {
    givePayer(world);
    msw.use(on(activateSubscription).fails('TenantSubscription.AlreadyExists'));
  },
  async play(shown) {
    await review(shown);
    await press(shown, 'tenant-subscriptions:review.activate');
    await read(shown, 'tenant-subscriptions:edit.alreadyActive');
    await seeTitle(shown, 'tenant-subscriptions:current.title');
  },
});

/** The plan changes under the page: the choice begins anew. */
export const Conflict = meta.story({
  async play(shown) {
    await fieldOf(shown, 'tenant-subscriptions:edit.standardUsers');
    await live(shown.world);
    const { world } = shown;
    if (world.subscription) world.subscription = { ...world.subscription, standardUsers: 61 };
    world.hub.notify('TenantSubscriptionsChanged', { ids: [] });
    await read(shown, 'tenant-subscriptions:edit.changedMeanwhile');
    await expect(await fieldOf(shown, 'tenant-subscriptions:edit.standardUsers')).toHaveValue('61');
  },
});

export const ReadOnly = meta.story({
  parameters: { as: 'partner-managed@demo.example', world: { tenant: 'partner-managed' } },
  async play(shown) {
    await read(shown, 'tenant-subscriptions:edit.managed');
    await seeNo(shown, 'button', 'tenant-subscriptions:edit.review');
  },
});

/** No subscription at all is activated like a trial. */
export const NotFound = meta.story({
  beforeEach: ({ world }) => void (world.subscription = undefined),
  async play(shown) {
    await seeTitle(shown, 'tenant-subscriptions:edit.activateTitle');
    await see(shown, 'button', 'tenant-subscriptions:edit.review');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).fails('Default.Forbidden')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listStoragePackages, { once: true }).fails('Default.UnexpectedError')),
  async play(shown) {
    await press(shown, 'shell:action.retry');
    await expect(await fieldOf(shown, 'tenant-subscriptions:edit.standardUsers')).toHaveValue('58');
  },
});

/** Without knowing what can be charged, nothing is sent. */
export const MandatesUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listPaymentMandates).fails('Default.UnexpectedError')),
  async play(shown) {
    await read(shown, 'tenant-subscriptions:payer.unread');
  },
});
