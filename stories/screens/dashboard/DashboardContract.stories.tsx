import {
  getCloudConnectorStatus,
  getMicrosoft365Status,
  getSubscriptionInfo,
} from '@archive-console/api-client';
import { dashboardPaths, type WordKey } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import { restoreService } from '#stories/restore-service.ts';
import { live, pageOf, type Place, press, read, readPart, see, seeHeadline, seeNo } from '#stories/steps.ts';
import preview from '#.storybook/preview';
import { attentionOf, datesOf, seeCounted } from './dashboard-attention.ts';

/** What archiving depends on leads the page; that it works is said only where all of it was read. */
const meta = preview.meta({
  title: 'Screens/Dashboard/Contract',
  parameters: { at: dashboardPaths.home() },
});

const ENDED = '2026-11-01T00:00:00Z';

const sayNo = (place: Place, key: WordKey) =>
  expect(pageOf(place).queryByText(place.words.part(key))).toBeNull();

export const Trial = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  async play(shown) {
    await seeHeadline(shown, 'dashboard:state.trialLeft', { count: 12 });
    await seeHeadline(shown, 'dashboard:state.working');
    await see(shown, 'link', 'dashboard:state.activate');
    // The headline says it, and what needs the reader does not say it again; its day is a date among others.
    await read(await attentionOf(shown), 'dashboard:attention.none');
    await see(await datesOf(shown), 'link', 'dashboard:dates.trial');
  },
});

/** The connector leads the page: that the trial ends is said where everything else stands that needs the reader. */
export const TrialWithConnectorDown = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  beforeEach({ world }) {
    world.cloudConnector = { isConnected: false, connectedAt: '2026-11-18T09:00:00Z' };
  },
  async play(shown) {
    await seeHeadline(shown, 'dashboard:state.connector');
    await seeCounted(shown);
    await see(await attentionOf(shown), 'link', 'dashboard:attention.showPlan');
  },
});

export const TrialOver = meta.story({
  parameters: { as: 'expired@demo.example', world: { tenant: 'trial-expired' } },
  async play(shown) {
    await seeHeadline(shown, 'dashboard:state.trialOver');
    await readPart(shown, 'dashboard:state.trialEnded');
    await sayNo(shown, 'dashboard:state.working');
    await see(shown, 'link', 'dashboard:state.activate');
    await seeNo(shown, 'button', 'dashboard:state.checkPlan');
    await seeCounted(shown);
    const attention = await attentionOf(shown);
    await seeNo(attention, 'link', 'dashboard:attention.showPlan');
    // Nothing is billed before there is a contract.
    await seeNo(attention, 'link', 'dashboard:attention.review');
    await live(shown.world);
    const { subscription } = shown.world;
    if (subscription !== undefined) shown.world.subscription = { ...subscription, trialExpirationDate: null };
    shown.world.hub.notify('TenantSubscriptionsChanged', {});
    await seeHeadline(shown, 'dashboard:state.working');
  },
});

/** Only the partner can activate it: whether that has been done can be asked. */
export const TrialOverManaged = meta.story({
  parameters: { as: 'partner-managed@demo.example', world: { tenant: 'partner-managed' } },
  beforeEach({ world }) {
    const { subscription } = world;
    if (subscription !== undefined) world.subscription = { ...subscription, trialExpirationDate: ENDED };
  },
  async play(shown) {
    await seeHeadline(shown, 'dashboard:state.trialOver');
    await readPart(shown, 'dashboard:state.trialOverManaged');
    await seeNo(shown, 'link', 'dashboard:state.activate');
    const { subscription } = shown.world;
    if (subscription !== undefined) shown.world.subscription = { ...subscription, trialExpirationDate: null };
    await press(shown, 'dashboard:state.checkPlan');
    await seeHeadline(shown, 'dashboard:state.working');
  },
});

export const BeforeConsent = meta.story({
  parameters: { as: 'before-consent@demo.example', world: { tenant: 'before-consent' } },
  async play(shown) {
    await seeHeadline(shown, 'dashboard:state.consent');
    // No figures of an archive that cannot have any.
    await sayNo(shown, 'dashboard:tile.mails');
    await press(shown, 'dashboard:state.giveConsent');
    await expect(shown.leaveTo.mock.calls).toEqual([['/v2/tenants/grant-archive-permissions']]);
  },
});

export const ConnectorDown = meta.story({
  beforeEach({ world }) {
    world.cloudConnector = { isConnected: false, connectedAt: '2026-11-18T09:00:00Z' };
  },
  async play(shown) {
    await seeHeadline(shown, 'dashboard:state.connector');
    shown.world.cloudConnector = { isConnected: true, connectedAt: shown.world.clock.now().toISOString() };
    await press(shown, 'dashboard:state.checkConnector');
    await seeHeadline(shown, 'dashboard:state.working');
  },
});

export const ContractFailed = meta.story({
  parameters: { as: 'microsoft365@demo.example', world: { tenant: 'microsoft365' } },
  beforeEach: ({ msw }) =>
    msw.use(
      on(getSubscriptionInfo).fails('Default.UnexpectedError'),
      on(getMicrosoft365Status).fails('Default.UnexpectedError'),
      on(getCloudConnectorStatus).fails('Default.UnexpectedError'),
    ),
  async play(shown) {
    await seeHeadline(shown, 'dashboard:state.partly');
    await readPart(shown, 'dashboard:state.part.consent');
    // What fails after the press would be left.
    await readPart(shown, 'dashboard:state.part.connector');
    restoreService(shown);
    // The first of the page: its cards offer it for what they could not read.
    const [retry] = pageOf(shown).getAllByRole('button', { name: shown.words('shell:action.retry') });
    retry?.click();
    await seeHeadline(shown, 'dashboard:state.working');
  },
});
