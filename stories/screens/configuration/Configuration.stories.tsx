import { getTenantOptions, listBackgroundJobs, terminateTenant } from '@archive-console/api-client';
import { configurationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  factOf,
  find,
  findPart,
  follow,
  hurry,
  live,
  pageOf,
  type Place,
  press,
  read,
  readPart,
  see,
  seen,
  seePart,
  seeTitle,
} from '#stories/steps.ts';

const at = configurationPaths.page();
const meta = preview.meta({ title: 'Screens/Configuration', parameters: { at } });
const name = 'Lindenhof GmbH';

async function ask(shown: Place) {
  await press(shown, 'configuration:end.open');
  return findPart(shown, 'alertdialog', 'configuration:end.question', { name });
}

async function end(shown: Place) {
  const dialog = await ask(shown);
  await userEvent.type(await find(dialog, 'textbox', 'objects:typedName.label'), name);
  await press(dialog, 'configuration:end.confirm');
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantOptions).hangs()),
  async play(shown) {
    await see(shown, 'heading', 'configuration:options.title');
    await expect(
      pageOf(shown).queryByText(shown.words('configuration:option.timezoneIdentifier')),
    ).toBeNull();
  },
});

/** A time zone has words beside its identifier, a language its name. */
export const Populated = meta.story({
  async play(shown) {
    await expect(await factOf(shown, 'configuration:option.timezoneIdentifier')).toHaveTextContent(
      /^Europe\/Berlin · ./,
    );
    await expect(await factOf(shown, 'configuration:option.defaultLocale')).toHaveTextContent(
      /^(German|Deutsch)$/,
    );
    await expect(await factOf(shown, 'configuration:facts.name')).toHaveTextContent(name);
    await expect(await factOf(shown, 'configuration:facts.state')).toHaveTextContent(
      shown.words('configuration:state.Ready'),
    );
    await expect(await factOf(shown, 'configuration:facts.setup')).toHaveTextContent(
      shown.words('configuration:facts.setupDone'),
    );
    await expect(await factOf(shown, 'configuration:facts.billing')).toHaveTextContent(
      shown.words('configuration:options.on'),
    );
  },
});

/** The account that reads mailboxes is set in one place: its own dialog, which leads back here. */
export const SetWithConnection = meta.story({
  parameters: { as: 'microsoft365@demo.example' },
  async play(shown) {
    await follow(shown, 'configuration:options.atConnection');
    await seePart(shown, 'dialog', 'email-archive-configuration:account.title');
  },
});

/** One that the console does not know stands there by its name on the wire. */
export const UnknownOptions = meta.story({
  beforeEach({ world }) {
    world.options = { ...world.options, holdMail: true, quotas: { inbox: 5 }, motto: '' };
  },
  async play(shown) {
    await expect(await pageOf(shown).findByText('holdMail')).toBeVisible();
    await expect(pageOf(shown).getByText('{"inbox":5}')).toBeVisible();
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await factOf(shown, 'configuration:option.retentionYears');
    await live(shown.world);
    shown.world.options = { ...shown.world.options, retentionYears: 7 };
    shown.world.hub.notify('TenantChanged', {});
    await read(shown, 'configuration:options.years', { count: 7 });
  },
});

/** What can be opened no more afterwards has its way there. */
export const ToSaveFirst = meta.story({
  async play(shown) {
    const ending = await findPart(shown, 'region', 'configuration:end.title');
    await read(ending, 'configuration:end.save');
    await see(ending, 'link', 'shell:navigation.invoices');
    await follow(ending, 'shell:navigation.import-protocol');
    await seeTitle(shown, 'import-protocol:title');
  },
});

/** The name is typed, and what stops is said before; so is an import that stands against it. */
export const ConfirmingEnd = meta.story({
  async play(shown) {
    const dialog = await ask(shown);
    await readPart(dialog, 'configuration:end.stops.kept');
    await readPart(dialog, 'configuration:end.importsText');
  },
});

/** Whether imports run could not be read: that is no sign that none does. */
export const ConfirmingEndUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listBackgroundJobs, { once: true }).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await ask(shown);
    await read(dialog, 'configuration:end.importsUnread');
    await seen(await dialog.findByText('Default.Forbidden'));
    await press(dialog, 'shell:action.retry');
    await readPart(dialog, 'configuration:end.importsText');
  },
});

/** An answer that takes long need not be waited for: the question can be closed, and a message says the end. */
export const Submitting = meta.story({
  beforeEach({ msw, world }) {
    world.jobs.splice(0);
    msw.use(on(terminateTenant).hangs());
    hurry();
  },
  async play(shown) {
    const dialog = await end(shown);
    await readPart(dialog, 'objects:delete.slow');
    await press(dialog, 'objects:delete.leave');
    await waitFor(() => expect(pageOf(shown).queryByRole('alertdialog')).toBeNull());
    await see(shown, 'button', 'configuration:end.open');
  },
});

export const Ended = meta.story({
  beforeEach({ world }) {
    world.jobs.splice(0);
  },
  async play(shown) {
    await end(shown);
    await seeTitle(shown, 'tenants:terminated.title');
    await expect(shown.world.tenant?.tenantState).toBe('Terminated');
  },
});

/** The service did it, and only its answer was lost. */
export const EndLookedUp = meta.story({
  beforeEach({ world }) {
    world.jobs.splice(0);
    world.faults.add({ operation: terminateTenant, kind: 'bad-gateway', isDone: true });
  },
  async play(shown) {
    await end(shown);
    await seeTitle(shown, 'tenants:terminated.title');
  },
});

export const Rejected = meta.story({
  async play(shown) {
    const dialog = await end(shown);
    await readPart(dialog, 'errors:Import.JobsRunning.title');
    shown.msw.use(on(terminateTenant).fails('TenantTermination.InvalidTenantState'));
    await press(dialog, 'configuration:end.confirm');
    await readPart(dialog, 'errors:TenantTermination.InvalidTenantState.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantOptions).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantOptions).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});
