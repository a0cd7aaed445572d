import {
  getCloudConnectorStatus,
  getMicrosoft365Status,
  getSubscriptionInfo,
} from '@archive-console/api-client';
import { dashboardPaths, type WordKey } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { handlersFor } from '@archive-console/mocks/browser';
import { expect } from 'storybook/test';
import { findPart, pageOf, type Place, press, readPart, see, seeHeadline, seeNo } from '#stories/steps.ts';
import preview from '#.storybook/preview';

/** What archiving depends on leads the page; that it works is said only where all of it was read. */
const meta = preview.meta({
  title: 'Screens/Dashboard/Contract',
  parameters: { at: dashboardPaths.home() },
});

const sayNo = (place: Place, key: WordKey) =>
  expect(pageOf(place).queryByText(place.words.part(key))).toBeNull();

export const Trial = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  async play(shown) {
    await seeHeadline(shown, 'dashboard:state.trialLeft', { count: 12 });
    await seeHeadline(shown, 'dashboard:state.working');
    await see(shown, 'link', 'dashboard:state.activate');
  },
});

export const TrialOver = meta.story({
  parameters: { as: 'expired@demo.example', world: { tenant: 'trial-expired' } },
  async play(shown) {
    await seeHeadline(shown, 'dashboard:state.trialOver');
    await readPart(shown, 'dashboard:state.trialEnded');
    await sayNo(shown, 'dashboard:state.working');
    await see(shown, 'link', 'dashboard:state.activate');
    const attention = await findPart(shown, 'region', 'dashboard:attention.title');
    const [first] = await attention.findAllByRole('listitem');
    await expect(first).toHaveTextContent(shown.words('dashboard:attention.trialOver'));
    // Nothing is billed before there is a contract.
    await seeNo(attention, 'link', 'dashboard:attention.review');
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
    shown.msw.use(...handlersFor(shown.world));
    // The first of the page: its cards offer it for what they could not read.
    const [retry] = pageOf(shown).getAllByRole('button', { name: shown.words('shell:action.retry') });
    retry?.click();
    await seeHeadline(shown, 'dashboard:state.working');
  },
});
