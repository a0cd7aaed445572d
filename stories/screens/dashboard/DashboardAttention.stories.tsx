import {
  getTenantCouponWallet,
  listAccessTokens,
  listInvoices,
  listPaymentMandates,
} from '@archive-console/api-client';
import { dashboardPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import { restoreService } from '#stories/restore-service.ts';
import {
  find,
  findPart,
  follow,
  goTo,
  hurry,
  pageOf,
  type Place,
  press,
  read,
  readPart,
  seeNo,
  see,
  seeTitle,
} from '#stories/steps.ts';
import preview from '#.storybook/preview';
import { addManySources, attentionOf, datesOf, daysIn, secondFactor, settle } from './dashboard-attention.ts';

/** What needs the administrator, whatever presses most first; what is to come stands beside it. */
const meta = preview.meta({
  title: 'Screens/Dashboard/Attention',
  parameters: { at: dashboardPaths.home() },
});

const sayNone = async (shown: Place) =>
  expect((await attentionOf(shown)).queryByText(shown.words('dashboard:attention.none'))).toBeNull();

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).hangs()),
  async play(shown) {
    const card = await attentionOf(shown);
    await read(card, 'dashboard:attention.failedImports', { count: 2 });
    await expect(card.part).toHaveAttribute('aria-busy', 'true');
    // How many there are is said once all of them are known.
    await seeNo(shown, 'button', 'dashboard:state.attention', { count: 2 });
  },
});

/** A wait that takes long can be ended; what was waited for is then named as unread. */
export const Slow = meta.story({
  beforeEach({ msw }) {
    msw.use(on(listInvoices).hangs());
    hurry();
  },
  async play(shown) {
    const card = await attentionOf(shown);
    // Everything else is read by then.
    await see(card, 'link', 'dashboard:attention.showOrphans');
    await see(await datesOf(shown), 'button', 'dashboard:calendar.save', { count: 5 });
    await press(card, 'shell:waiting.stop');
    const parts = shown.words('dashboard:attention.part.invoices');
    await read(card, 'dashboard:attention.unread', { parts });
    await see(shown, 'button', 'dashboard:state.attention', { count: 9 });
  },
});

/** Nothing needs the reader: said only because everything was read. */
export const Empty = meta.story({
  beforeEach({ msw, world }) {
    settle(world);
    msw.use(secondFactor);
  },
  async play(shown) {
    await read(await attentionOf(shown), 'dashboard:attention.none');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const card = await attentionOf(shown);
    await read(card, 'dashboard:attention.failedImports', { count: 2 });
    await read(card, 'dashboard:dates.token', { name: 'Connector in Hamburg' });
    await read(card, 'dashboard:dates.tokenOver', { name: 'Connector, test installation' });
    const showTokens = shown.words('dashboard:attention.showTokens');
    await expect(card.getAllByRole('link', { name: showTokens })).toHaveLength(4);
    const marks = (await daysIn(await datesOf(shown))).map((day) => day.textContent);
    await expect(new Set(marks).size).toBe(marks.length);
  },
});

/** The headline leads to what needs the administrator. */
export const AttentionReached = meta.story({
  async play(shown) {
    await press(shown, 'dashboard:state.attention', { count: 10 });
    await expect(await find(shown, 'region', 'dashboard:attention.title')).toHaveFocus();
  },
});

/** What is counted is what the list shows. */
export const FailedImports = meta.story({
  async play(shown) {
    await follow(await attentionOf(shown), 'dashboard:attention.showFailed');
    await seeTitle(shown, 'import-sources:list.title');
    await waitFor(() => expect(pageOf(shown).getAllByRole('row')).toHaveLength(3));
  },
});

/** What has no owner is counted, and the count leads to where it is settled. */
export const Orphans = meta.story({
  async play(shown) {
    const card = await attentionOf(shown);
    const { world } = shown;
    const sources = [...world.importSources.rows()].filter(({ mailboxId }) => mailboxId === null).length;
    const addresses = [...world.addresses.rows()].filter(({ ownerId }) => ownerId === null).length;
    const mailboxes = [...world.mailboxes.rows()].filter(({ ownerId }) => ownerId === null).length;
    await read(card, 'dashboard:attention.orphans', { count: sources + addresses + mailboxes });
    await follow(card, 'dashboard:attention.showOrphans');
    await seeTitle(shown, 'orphans:title');
  },
});

/** Where there are many sources, the orphan desk looks through them; what it found counts from then on. */
export const ManySources = meta.story({
  beforeEach: ({ world }) => addManySources(world),
  async play(shown) {
    const { world } = shown;
    const count = world.importSources.size;
    await readPart(await attentionOf(shown), 'dashboard:attention.uncheckedSources', { count });
    await follow(await attentionOf(shown), 'dashboard:attention.lookThrough');
    await seeTitle(shown, 'orphans:title');
    const desk = await findPart(shown, 'region', 'orphans:sources.title');
    await desk.findAllByRole('row');
    await goTo(shown, 'shell:navigation.dashboard');
    const orphans = [...world.importSources.rows()].filter(({ mailboxId }) => mailboxId === null).length;
    await readPart(await attentionOf(shown), 'dashboard:attention.orphanedSources', { count: orphans });
  },
});

/** What could not be read is named, and nothing is said of the whole. */
export const PartlyFailed = meta.story({
  beforeEach({ msw, world }) {
    settle(world);
    msw.use(
      secondFactor,
      on(listInvoices).fails('Default.UnexpectedError'),
      on(listAccessTokens).fails('Default.UnexpectedError'),
    );
  },
  async play(shown) {
    const card = await attentionOf(shown);
    await readPart(card, 'dashboard:attention.unread');
    await readPart(card, 'dashboard:attention.part.invoices');
    await readPart(card, 'dashboard:attention.part.tokens');
    await sayNone(shown);
    restoreService(shown, secondFactor);
    await press(card, 'shell:action.retry');
    await read(card, 'dashboard:attention.none');
  },
});

/** The partner pays: nothing is asked of payment methods and invoices. */
export const PartnerManaged = meta.story({
  parameters: { as: 'partner-managed@demo.example', world: { tenant: 'partner-managed' } },
  beforeEach: ({ msw }) =>
    msw.use(
      on(listInvoices).fails('Invoices.PartnerManaged'),
      on(listPaymentMandates).fails('Default.UnexpectedError'),
    ),
  async play(shown) {
    await read(await attentionOf(shown), 'dashboard:attention.onlyAdministrator');
    await waitFor(async () => expect((await attentionOf(shown)).part).toHaveAttribute('aria-busy', 'false'));
    await expect(pageOf(shown).queryByText(shown.words.part('dashboard:attention.unread'))).toBeNull();
  },
});

/** Nothing is asked that has to do with money. */
export const WithoutBilling = meta.story({
  parameters: { as: 'no-billing@demo.example', world: { tenant: 'without-billing' } },
  beforeEach: ({ msw }) =>
    msw.use(
      on(getTenantCouponWallet).fails('Default.Forbidden'),
      on(listInvoices).fails('Default.Forbidden'),
      on(listPaymentMandates).fails('Default.Forbidden'),
    ),
  async play(shown) {
    await read(await attentionOf(shown), 'dashboard:attention.onlyAdministrator');
    await waitFor(async () => expect((await attentionOf(shown)).part).toHaveAttribute('aria-busy', 'false'));
    await expect(pageOf(shown).queryByText(shown.words.part('dashboard:attention.unread'))).toBeNull();
  },
});
