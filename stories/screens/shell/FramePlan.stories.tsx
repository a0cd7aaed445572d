import { getSubscriptionInfo } from '@archive-console/api-client';
import { tenantSubscriptionsPaths, usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { restoreService } from '#stories/restore-service.ts';
import { find, pageOf, type Place, press, see, seeTitle } from '#stories/steps.ts';

/** On every page, the frame says how the subscription stands, and leads to it. */
const meta = preview.meta({ title: 'Screens/Shell/Subscription', parameters: { at: usersPaths.list() } });

const leadsToPlan = (link: HTMLElement) =>
  expect(link).toHaveAttribute('href', tenantSubscriptionsPaths.current());

/** Waits until nothing is said of the subscription any more. */
const seeNothing = (place: Place) =>
  waitFor(() =>
    expect(pageOf(place).queryByRole('link', { name: place.words.part('home:plan.trial') })).toBeNull(),
  );

export const Trial = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  async play(shown) {
    await leadsToPlan(await see(shown, 'link', 'home:plan.trialLeft', { count: 12 }));
  },
});

export const TrialOver = meta.story({
  parameters: { as: 'expired@demo.example', world: { tenant: 'trial-expired' } },
  async play(shown) {
    await leadsToPlan(await see(shown, 'link', 'home:plan.trialOver'));
  },
});

export const PartnerManaged = meta.story({
  parameters: { as: 'partner-managed@demo.example', world: { tenant: 'partner-managed' } },
  async play(shown) {
    await leadsToPlan(await see(shown, 'link', 'home:plan.partner'));
  },
});

export const Unread = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'button', 'home:plan.readAgain');
    restoreService(shown);
    await press(shown, 'home:plan.readAgain');
    await leadsToPlan(await see(shown, 'link', 'home:plan.trialLeft', { count: 12 }));
  },
});

/** The plan is activated elsewhere: of a paid one nothing is said. */
export const UpdatedLive = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  async play(shown) {
    await see(shown, 'link', 'home:plan.trialLeft', { count: 12 });
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    const { subscription } = shown.world;
    if (subscription === undefined) throw new Error('The trial tenant has a subscription.');
    shown.world.subscription = { ...subscription, trialExpirationDate: null };
    shown.world.hub.notify('TenantSubscriptionsChanged', {});
    await seeNothing(shown);
  },
});

/** Billing is no matter of this tenant any more. */
export const BillingEnded = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  async play(shown) {
    await see(shown, 'link', 'home:plan.trialLeft', { count: 12 });
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    const { tenant } = shown.world;
    if (tenant !== undefined) shown.world.tenant = { ...tenant, isBillingActivated: false };
    shown.world.hub.notify('TenantChanged', {});
    await seeNothing(shown);
  },
});

export const Followed = meta.story({
  parameters: { as: 'expired@demo.example', world: { tenant: 'trial-expired' } },
  async play(shown) {
    const link = await find(shown, 'link', 'home:plan.trialOver');
    link.click();
    await seeTitle(shown, 'tenant-subscriptions:current.title');
  },
});

const telephoneInGerman = { viewport: { value: 'telephone' }, language: 'de' } as const;

/** The bar stays in the width of a telephone, and as high as it is. */
async function staysInBar(place: Place, name: string) {
  const account = await find(place, 'button', 'shell:account.open', { name });
  await expect(account.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  const bar = account.closest('header');
  await expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(53);
}

export const NarrowGerman = meta.story({
  ...TrialOver.input,
  globals: telephoneInGerman,
  async play(shown) {
    await leadsToPlan(await see(shown, 'link', 'home:plan.trialOver'));
    await staysInBar(shown, 'rosa.ferrari');
  },
});

export const TrialNarrowGerman = meta.story({
  ...Trial.input,
  globals: telephoneInGerman,
  async play(shown) {
    await leadsToPlan(await see(shown, 'link', 'home:plan.trialLeft', { count: 12 }));
    await staysInBar(shown, 'tom.engel');
  },
});

export const PartnerNarrowGerman = meta.story({
  ...PartnerManaged.input,
  globals: telephoneInGerman,
  async play(shown) {
    await leadsToPlan(await see(shown, 'link', 'home:plan.partner'));
    await staysInBar(shown, 'inga.ahrens');
  },
});

export const UnreadNarrow = meta.story({
  ...Unread.input,
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await see(shown, 'button', 'home:plan.readAgain');
    await staysInBar(shown, 'tom.engel');
  },
});

export const UnreadNarrowGerman = meta.story({
  ...Unread.input,
  globals: telephoneInGerman,
  async play(shown) {
    await see(shown, 'button', 'home:plan.readAgain');
    await staysInBar(shown, 'tom.engel');
  },
});

/** Everything at once. */
export const NothingLoadedNarrowGerman = meta.story({
  ...Unread.input,
  globals: telephoneInGerman,
  async play(shown) {
    await see(shown, 'button', 'home:plan.readAgain');
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.world.hub.switchTo(false);
    await see(shown, 'button', 'home:connection.tryNow');
    const account = await find(shown, 'button', 'shell:account.open', { name: 'tom.engel' });
    await expect(account.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Between a telephone and a desktop, the search gives way. */
export const MediumGerman = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  globals: { viewport: { value: 'medium' }, language: 'de' },
  async play(shown) {
    const account = await find(shown, 'button', 'shell:account.open', { name: 'tom.engel' });
    await find(shown, 'button', 'home:connection.open', { state: shown.words('home:connection.live') });
    await expect(account.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});
