import {
  assignExchangeAdministratorRole,
  getEnvironment,
  listBackgroundJobs,
} from '@archive-console/api-client';
import { emailArchiveConfigurationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf, findPart, press, read, readPart, see, seeNo } from '#stories/steps.ts';
import { seeDone, without } from './connection-steps.ts';

const at = emailArchiveConfigurationPaths.page();
const signedIn = { as: 'microsoft365@demo.example', world: { tenant: 'microsoft365' } } as const;
const meta = preview.meta({
  title: 'Screens/Microsoft 365/Bring on',
  parameters: { at, ...signedIn },
  beforeEach: ({ world }) =>
    void (world.options = { ...world.options, exchangeImpersonationUpn: 'archiv@seewind.example' }),
});

export const RoleAssigned = meta.story({
  beforeEach: ({ world }) => without(world, 'role'),
  async play(shown) {
    await press(shown, 'email-archive-configuration:checks.role.action');
    await read(shown, 'email-archive-configuration:checks.role.assigned');
    await seeDone(shown, 'role');
    await read(shown, 'email-archive-configuration:sentence.good');
  },
});

/** The role was assigned, and the answer was lost: the check is read, and says so. */
export const AnswerLost = meta.story({
  beforeEach: ({ world }) => without(world, 'role'),
  async play(shown) {
    shown.msw.use(on(assignExchangeAdministratorRole).breaks());
    await see(shown, 'button', 'email-archive-configuration:checks.role.action');
    if (shown.world.microsoft) shown.world.microsoft.exchangeAdministratorRoleAssigned = true;
    await press(shown, 'email-archive-configuration:checks.role.action');
    await seeDone(shown, 'role');
  },
});

/** The steps for the person who runs Exchange, with the domain to enter. */
export const JournalHandedOver = meta.story({
  beforeEach: ({ world }) => without(world, 'journal'),
  async play(shown) {
    await press(shown, 'email-archive-configuration:checks.journal.handOver');
    const dialog = await dialogOf(shown);
    const text = await dialog.findByRole('textbox', { name: shown.words('objects:handOver.label') });
    await expect(text).toHaveDisplayValue(/smtp\.archive\.example/);
  },
});

/** Without the domain there are no steps to hand over; it is read again on request. */
export const JournalHandedOverUnread = meta.story({
  beforeEach({ world, msw }) {
    without(world, 'journal');
    msw.use(on(getEnvironment).fails('Default.Forbidden'));
  },
  async play(shown) {
    await press(shown, 'email-archive-configuration:checks.journal.handOver');
    const dialog = await dialogOf(shown);
    await see(dialog, 'heading', 'errors:Default.Forbidden.title');
    await seeNo(dialog, 'textbox', 'objects:handOver.label');
    shown.msw.use(
      on(getEnvironment).answers({
        appBaseDomain: 'demo.example',
        archiveSmtpDomain: 'smtp.archive.example',
      }),
    );
    await press(dialog, 'shell:action.retry');
    const text = await dialog.findByRole('textbox', { name: shown.words('objects:handOver.label') });
    await expect(text).toHaveDisplayValue(/smtp\.archive\.example/);
  },
});

/** Where the service names no domain, the steps say where it comes from. */
export const JournalWithoutDomain = meta.story({
  beforeEach({ world, msw }) {
    without(world, 'journal');
    msw.use(on(getEnvironment).answers({ appBaseDomain: 'demo.example', archiveSmtpDomain: '' }));
  },
  async play(shown) {
    await press(shown, 'email-archive-configuration:checks.journal.handOver');
    const dialog = await dialogOf(shown);
    const text = await dialog.findByRole('textbox', { name: shown.words('objects:handOver.label') });
    const [, step = ''] = shown
      .words('email-archive-configuration:handOver.journal.bodyWithoutDomain', {
        organization: '',
        address: '',
      })
      .split(/\n(?=4)/);
    await expect(text).toHaveDisplayValue(new RegExp(step.split('\n', 1)[0] ?? 'no step'));
  },
});

/** The role can be asked of another person, where assigning it here is refused. */
export const RoleHandedOver = meta.story({
  beforeEach: ({ world }) => without(world, 'role'),
  async play(shown) {
    await press(shown, 'email-archive-configuration:checks.role.handOver');
    const dialog = await findPart(shown, 'dialog', 'email-archive-configuration:handOver.role.title');
    const text = await dialog.findByRole('textbox', { name: shown.words('objects:handOver.label') });
    await expect(text).toHaveDisplayValue(/email-archive-configuration/);
  },
});

export const AccountHandedOver = meta.story({
  beforeEach: ({ world }) => void (world.options = { ...world.options, exchangeImpersonationUpn: null }),
  async play(shown) {
    await press(shown, 'email-archive-configuration:account.handOver');
    const dialog = await findPart(shown, 'dialog', 'email-archive-configuration:handOver.account.title');
    const text = await dialog.findByRole('textbox', { name: shown.words('objects:handOver.label') });
    await expect(text).toHaveDisplayValue(/email-archive-configuration/);
  },
});

export const ConnectorLost = meta.story({
  beforeEach({ world }) {
    world.cloudConnector = { isConnected: false, connectedAt: '2026-03-01T08:00:00Z' };
  },
  async play(shown) {
    await readPart(shown, 'email-archive-configuration:checks.connector.lost');
    await press(shown, 'email-archive-configuration:checks.connector.handOver');
    await see(shown, 'dialog', 'email-archive-configuration:handOver.connector.title');
  },
});

/** A connector that is there is a check like the others. */
export const ConnectorThere = meta.story({
  beforeEach({ world }) {
    world.cloudConnector = { isConnected: true, connectedAt: '2026-03-01T08:00:00Z' };
  },
  async play(shown) {
    await seeDone(shown, 'connector');
    await read(shown, 'email-archive-configuration:sentence.good');
  },
});

/** Where there never was one, none is missing; a new one needs a token of its own. */
export const ConnectorNew = meta.story({
  beforeEach({ world }) {
    world.cloudConnector = { isConnected: false, connectedAt: null };
  },
  async play(shown) {
    await read(shown, 'email-archive-configuration:sentence.good');
    await expect(
      await see(shown, 'link', 'email-archive-configuration:checks.connector.action'),
    ).toHaveAttribute('href', expect.stringContaining('create-access-token'));
  },
});

export const Synchronizing = meta.story({
  async play(shown) {
    await press(shown, 'email-archive-configuration:synchronization.start');
    await read(shown, 'email-archive-configuration:synchronization.started');
    await waitFor(async () =>
      expect(
        await see(shown, 'button', 'email-archive-configuration:synchronization.start'),
      ).toHaveAccessibleDescription(shown.words('email-archive-configuration:synchronization.underWay')),
    );
  },
});

/** It was started, and the jobs could not be read: it is not offered once more. */
export const SynchronizingUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listBackgroundJobs).fails('Default.Forbidden')),
  async play(shown) {
    await press(shown, 'email-archive-configuration:synchronization.start');
    await read(shown, 'email-archive-configuration:synchronization.started');
    await expect(
      await see(shown, 'button', 'email-archive-configuration:synchronization.start'),
    ).toHaveAccessibleDescription(shown.words('email-archive-configuration:synchronization.unread'));
  },
});
