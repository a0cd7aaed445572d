import { setTenantOptions } from '@archive-console/api-client';
import { configurationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  dialogOf,
  enter,
  fieldOf,
  find,
  pageOf,
  type Place,
  press,
  read,
  readAlert,
  readHint,
  readPart,
  seeBusy,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Configuration/Edit options',
  parameters: { at: configurationPaths.editOptions() },
});

async function fill(shown: Place) {
  const dialog = await dialogOf(shown);
  await enter(dialog, 'configuration:option.defaultLocale', 'en-US');
  return dialog;
}

async function submit(shown: Place) {
  const dialog = await fill(shown);
  await press(dialog, 'configuration:edit.submit');
  return dialog;
}

export const Blank = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await expect(await fieldOf(dialog, 'configuration:option.defaultLocale')).toHaveValue('de');
  },
});

/** Only what was changed is sent; what the console cannot edit stays as it is. */
export const Filled = meta.story({
  beforeEach({ world }) {
    world.options = { ...world.options, quotas: { inbox: 5 } };
  },
  async play(shown) {
    const dialog = await fill(shown);
    await userEvent.selectOptions(
      await find(dialog, 'combobox', 'configuration:option.timezoneIdentifier'),
      'America/New_York',
    );
    await userEvent.click(await find(dialog, 'switch', 'configuration:option.usersMayExport'));
    await press(dialog, 'configuration:edit.submit');
    await read(shown, 'configuration:edit.saved');
    await expect(shown.world.options).toMatchObject({
      timezoneIdentifier: 'America/New_York',
      defaultLocale: 'en-US',
      usersMayExport: true,
      quotas: { inbox: 5 },
    });
  },
});

/** By the kind of its value, under its name on the wire. */
export const UnknownOption = meta.story({
  beforeEach({ world }) {
    world.options = { ...world.options, holdMail: false };
  },
  async play(shown) {
    const dialog = await dialogOf(shown);
    await userEvent.click(await pageOf(dialog).findByRole('switch', { name: 'holdMail' }));
    await readPart(dialog, 'configuration:edit.unknown');
    await press(dialog, 'configuration:edit.submit');
    await read(shown, 'configuration:edit.saved');
    await expect(shown.world.options).toMatchObject({ holdMail: true });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setTenantOptions).hangs()),
  async play(shown) {
    await seeBusy(await submit(shown), 'configuration:edit.submit');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await enter(dialog, 'configuration:option.retentionYears', '');
    await press(dialog, 'configuration:edit.submit');
    await readHint(dialog, 'configuration:option.retentionYears', 'configuration:edit.numberMissing');
  },
});

/** The service names no field: it is one of those that were changed. */
export const Rejected = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await enter(dialog, 'configuration:option.retentionYears', '900');
    await press(dialog, 'configuration:edit.submit');
    await readHint(dialog, 'configuration:option.retentionYears', 'configuration:edit.refusedField');
  },
});

/** The service did it, and only its answer was lost. */
export const SavedLookedUp = meta.story({
  beforeEach: ({ world }) =>
    void world.faults.add({ operation: setTenantOptions, kind: 'bad-gateway', isDone: true }),
  async play(shown) {
    await submit(shown);
    await read(shown, 'configuration:edit.saved');
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setTenantOptions).fails('Tenant.NotFound')),
  async play(shown) {
    await submit(shown);
    await expect(await pageOf(shown).findByText('Tenant.NotFound')).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setTenantOptions).fails('Default.Forbidden')),
  async play(shown) {
    await readAlert(await submit(shown), 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setTenantOptions).fails('Default.UnexpectedError')),
  async play(shown) {
    await readAlert(await submit(shown), 'errors:Default.UnexpectedError.title');
  },
});
