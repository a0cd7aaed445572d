import {
  assignExchangeAdministratorRole,
  getCloudConnectorStatus,
  getMicrosoft365Status,
  isJournalRuleConfigured,
  triggerTenantSynchronization,
} from '@archive-console/api-client';
import { emailArchiveConfigurationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { follow, live, pageOf, press, read, readAlert, see, seeBusy, seeNo } from '#stories/steps.ts';
import { seeDone, without } from './connection-steps.ts';

const at = emailArchiveConfigurationPaths.page();
const signedIn = { as: 'microsoft365@demo.example', world: { tenant: 'microsoft365' } } as const;
const meta = preview.meta({
  title: 'Screens/Microsoft 365',
  parameters: { at, ...signedIn },
  beforeEach: ({ world }) =>
    void (world.options = { ...world.options, exchangeImpersonationUpn: 'archiv@seewind.example' }),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getMicrosoft365Status).hangs(), on(isJournalRuleConfigured).hangs()),
  async play(shown) {
    await read(shown, 'email-archive-configuration:sentence.checking');
    await seeBusy(shown, 'email-archive-configuration:checks.again');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await read(shown, 'email-archive-configuration:sentence.good');
    for (const id of ['consent', 'role', 'journal'] as const) await seeDone(shown, id);
    await expect(await pageOf(shown).findByText('smtp.archive.example')).toBeVisible();
  },
});

/** What mailboxes are read by is a step like the others. */
export const WithoutAccount = meta.story({
  beforeEach: ({ world }) => void (world.options = { ...world.options, exchangeImpersonationUpn: null }),
  async play(shown) {
    await read(shown, 'email-archive-configuration:sentence.open', { count: 1 });
    await follow(shown, 'email-archive-configuration:account.choose');
    await see(shown, 'dialog', 'email-archive-configuration:account.title');
  },
});

/** Before the consent nothing else can be done, and each check says who can. */
export const BeforeConsent = meta.story({
  beforeEach: ({ world }) => without(world, 'consent', 'role', 'journal'),
  async play(shown) {
    await read(shown, 'email-archive-configuration:sentence.open', { count: 3 });
    await expect(
      await see(shown, 'button', 'email-archive-configuration:checks.role.action'),
    ).toHaveAccessibleDescription(shown.words('email-archive-configuration:checks.role.whyNot'));
    await press(shown, 'email-archive-configuration:checks.consent.action');
    await expect(shown.leaveTo.mock.lastCall?.[0]).toMatch(/grant-archive-permissions$/);
  },
});

export const ConsentDeclined = meta.story({
  parameters: { at: `${at}?error=access_denied` },
  beforeEach: ({ world }) => without(world, 'consent'),
  async play(shown) {
    await readAlert(shown, 'email-archive-configuration:notice.declined.title');
    await press(shown, 'email-archive-configuration:notice.dismiss');
    await seeNo(shown, 'alert', 'email-archive-configuration:notice.declined.title');
  },
});

export const Submitting = meta.story({
  beforeEach({ msw, world }) {
    without(world, 'role');
    msw.use(on(assignExchangeAdministratorRole).hangs());
  },
  async play(shown) {
    await press(shown, 'email-archive-configuration:checks.role.action');
    await seeBusy(shown, 'email-archive-configuration:checks.role.action');
  },
});

export const Rejected = meta.story({
  beforeEach({ msw, world }) {
    without(world, 'role');
    msw.use(
      on(assignExchangeAdministratorRole).fails('Default.Forbidden'),
      on(triggerTenantSynchronization).fails('Default.Forbidden'),
    );
  },
  async play(shown) {
    await press(shown, 'email-archive-configuration:checks.role.action');
    await read(shown, 'email-archive-configuration:checks.role.failed');
    await press(shown, 'email-archive-configuration:synchronization.start');
    await read(shown, 'email-archive-configuration:synchronization.failed');
  },
});

/** The rule was set up at Exchange: the page knows it without a reload. */
export const UpdatedLive = meta.story({
  beforeEach: ({ world }) => without(world, 'journal'),
  async play(shown) {
    await read(shown, 'email-archive-configuration:sentence.open', { count: 1 });
    await live(shown.world);
    if (shown.world.microsoft) shown.world.microsoft.isJournalRuleConfigured = true;
    shown.world.hub.notify('TenantChanged', {});
    await read(shown, 'email-archive-configuration:sentence.good');
  },
});

/** What could not be checked says so, while the others stand; nothing is called complete. */
export const PartUnread = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getCloudConnectorStatus, { once: true }).fails('Default.UnexpectedError')),
  async play(shown) {
    await read(shown, 'email-archive-configuration:sentence.unread');
    await seeDone(shown, 'journal');
    await press(shown, 'shell:action.retry');
    await read(shown, 'email-archive-configuration:sentence.good');
  },
});

/** What was good before is not called good once it could not be checked again. */
export const CheckedAgainInVain = meta.story({
  async play(shown) {
    await read(shown, 'email-archive-configuration:sentence.good');
    shown.msw.use(on(getMicrosoft365Status).fails('Default.UnexpectedError'));
    await press(shown, 'email-archive-configuration:checks.again');
    await read(shown, 'email-archive-configuration:sentence.unread');
    const before = shown.words.part('email-archive-configuration:checks.lastGood');
    await waitFor(() => expect(pageOf(shown).getAllByText(before)).toHaveLength(2));
    await seeDone(shown, 'journal');
    await expect(
      pageOf(shown).getAllByRole('img', { name: shown.words('components:checkList.failed') }),
    ).toHaveLength(2);
  },
});

/** What is missing is counted, and what could not be checked is no part of the count. */
export const PartMissing = meta.story({
  beforeEach({ msw, world }) {
    without(world, 'journal');
    msw.use(on(getCloudConnectorStatus).fails('Default.UnexpectedError'));
  },
  async play(shown) {
    const open = shown.words('email-archive-configuration:sentence.open', { count: 1 });
    const unread = shown.words('email-archive-configuration:sentence.unread');
    await expect(await pageOf(shown).findByText(`${open} ${unread}`)).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getMicrosoft365Status).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'email-archive-configuration:sentence.unread');
    await seeNo(shown, 'button', 'email-archive-configuration:checks.consent.action');
    await waitFor(() =>
      expect(pageOf(shown).getAllByText(shown.words.part('errors:Default.Forbidden.title'))).toHaveLength(2),
    );
  },
});

/** Nothing could be read: no check is called done or missing. */
export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(getMicrosoft365Status).fails('Default.UnexpectedError'),
      on(isJournalRuleConfigured).fails('Default.UnexpectedError'),
      on(getCloudConnectorStatus).fails('Default.UnexpectedError'),
    ),
  async play(shown) {
    await read(shown, 'email-archive-configuration:sentence.unread');
    await waitFor(() =>
      expect(pageOf(shown).getAllByRole('button', { name: shown.words('shell:action.retry') })).toHaveLength(
        4,
      ),
    );
  },
});
