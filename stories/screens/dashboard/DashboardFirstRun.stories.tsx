import { listArchivePolicies, listTrustedDomains } from '@archive-console/api-client';
import { dashboardPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import { restoreService } from '#stories/restore-service.ts';
import { find, findPart, follow, pageOf, type Place, press, read, seeNo, seeTitle } from '#stories/steps.ts';
import preview from '#.storybook/preview';

/** The way from an empty tenant to one that archives. It goes when all is done, or is put away. */
const meta = preview.meta({
  title: 'Screens/Dashboard/First run',
  parameters: { at: dashboardPaths.home() },
});

const stepsOf = (shown: Place) => findPart(shown, 'region', 'dashboard:firstRun.title');

/** A tenant in which nothing is set up yet. */
function empty(world: World): void {
  for (const { id } of world.importSources.rows()) world.importSources.remove(id);
  for (const { id } of world.mailboxes.rows()) world.mailboxes.remove(id);
  for (const { id } of world.domains.rows()) world.domains.remove(id);
  world.policies.splice(0);
  world.jobs.splice(0);
}
const justSetUp = { users: 0, usageDays: 0 };

export const Populated = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial', ...justSetUp } },
  beforeEach: ({ world }) => empty(world),
  async play(shown) {
    const steps = await stepsOf(shown);
    await expect(await steps.findByRole('list')).toBeVisible();
    await expect(steps.getAllByRole('listitem')).toHaveLength(7);
    // The steps ask for the second factor: it is not asked for twice.
    const attention = await findPart(shown, 'region', 'dashboard:attention.title');
    await expect(attention.queryByText(shown.words('dashboard:attention.secondFactor'))).toBeNull();
  },
});

/** Each step leads to where it is done. */
export const StepTaken = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial', ...justSetUp } },
  beforeEach: ({ world }) => empty(world),
  async play(shown) {
    await follow(await stepsOf(shown), 'dashboard:firstRun.createPolicy');
    await seeTitle(shown, 'archive-policies:create.title');
  },
});

/** What is put away does not come back, and what it asked for is asked for elsewhere. */
export const PutAway = meta.story({
  async play(shown) {
    await stepsOf(shown);
    await press(shown, 'dashboard:firstRun.putAway');
    await seeNo(shown, 'region', 'dashboard:firstRun.title');
    const attention = await findPart(shown, 'region', 'dashboard:attention.title');
    await expect(attention.part).toHaveFocus();
    await read(attention, 'dashboard:attention.secondFactor');
  },
});

/** What costs is paid by a payment method; a tenant that pays nothing, or whose partner pays, is not asked for one. */
export const BillingTaken = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial', ...justSetUp } },
  beforeEach({ world }) {
    empty(world);
    world.mandates = [];
  },
  async play(shown) {
    const steps = await stepsOf(shown);
    await read(steps, 'dashboard:firstRun.billingText');
    await follow(steps, 'dashboard:firstRun.setUpPayment');
    await seeTitle(shown, 'payments:overview.title');
  },
});

/** Where the tenant is at Microsoft, the consent and the journal rule belong to it. */
export const AtMicrosoft = meta.story({
  parameters: { as: 'microsoft365@demo.example', world: { tenant: 'microsoft365' } },
  beforeEach({ world }) {
    if (world.microsoft !== undefined) world.microsoft.isJournalRuleConfigured = false;
  },
  async play(shown) {
    const steps = await stepsOf(shown);
    await read(steps, 'dashboard:firstRun.journalRuleText');
    await expect(steps.getAllByRole('listitem')).toHaveLength(9);
  },
});

/** Who signs in with Microsoft alone has the second factor there: it is asked for nowhere here. */
export const SignedInAtMicrosoft = meta.story({
  parameters: { as: 'microsoft@demo.example', world: { tenant: 'microsoft365' } },
  async play(shown) {
    const steps = await stepsOf(shown);
    await expect(steps.getAllByRole('listitem')).toHaveLength(8);
    await expect(steps.queryByText(shown.words('dashboard:firstRun.secondFactor'))).toBeNull();
    await press(shown, 'dashboard:firstRun.putAway');
    const attention = await findPart(shown, 'region', 'dashboard:attention.title');
    await expect(attention.queryByText(shown.words('dashboard:attention.secondFactor'))).toBeNull();
  },
});

/** A step of which nothing is known is neither done nor open. */
export const PartlyFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(listArchivePolicies).fails('Default.UnexpectedError'),
      on(listTrustedDomains).fails('Default.UnexpectedError'),
    ),
  async play(shown) {
    const steps = await stepsOf(shown);
    const unread = () => pageOf(shown).queryAllByText(shown.words('dashboard:firstRun.unread'));
    await waitFor(() => expect(unread()).toHaveLength(2));
    restoreService(shown);
    const [retry] = steps.getAllByRole('button', { name: shown.words('shell:action.retry') });
    retry?.click();
    await find(steps, 'progressbar', 'dashboard:firstRun.label');
    await waitFor(() => expect(unread()).toHaveLength(0));
  },
});
