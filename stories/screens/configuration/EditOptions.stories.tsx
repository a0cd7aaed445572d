import { setTenantOptions } from '@archive-console/api-client';
import { configurationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  dialogOf,
  enter,
  find,
  pageOf,
  type Place,
  press,
  read,
  readAlert,
  readHint,
  readPart,
  seeBusy,
  findPart,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Configuration/Edit options',
  parameters: { at: configurationPaths.editOptions() },
});

async function fill(shown: Place) {
  const dialog = await dialogOf(shown);
  await userEvent.selectOptions(
    await find(dialog, 'combobox', 'configuration:option.defaultLocale'),
    'en-US',
  );
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
    const language = await find(dialog, 'combobox', 'configuration:option.defaultLocale');
    await expect(language).toHaveValue('de');
    await expect(within(language).getAllByRole('option')).toHaveLength(2);
  },
});

/** A language that the console has no words in stays what it is. */
export const UnknownLanguage = meta.story({
  beforeEach({ world }) {
    world.options = { ...world.options, defaultLocale: 'qzz' };
  },
  async play(shown) {
    const dialog = await dialogOf(shown);
    const language = await find(dialog, 'combobox', 'configuration:option.defaultLocale');
    await expect(language).toHaveValue('qzz');
    await expect(within(language).getByRole('option', { name: 'qzz' })).toBeInTheDocument();
  },
});

async function shorten(shown: Place) {
  const dialog = await dialogOf(shown);
  await enter(dialog, 'configuration:option.retentionYears', '1');
  await press(dialog, 'configuration:edit.submit');
  const years = {
    before: shown.words('configuration:options.years', { count: 10 }),
    after: shown.words('configuration:options.years', { count: 1 }),
  };
  const question = await findPart(shown, 'alertdialog', 'configuration:shorter.title', years);
  return { question, years };
}

/** A retention that gets shorter is asked for, and the new one is typed. */
export const ConfirmingShorter = meta.story({
  async play(shown) {
    const { question, years } = await shorten(shown);
    await readPart(question, 'configuration:shorter.olderText');
    await press(question, 'configuration:shorter.confirm');
    await readPart(question, 'configuration:shorter.mismatch', years);
    await expect(shown.world.options).toMatchObject({ retentionYears: 10 });
  },
});

export const Shortened = meta.story({
  async play(shown) {
    const { question, years } = await shorten(shown);
    await enter(question, 'configuration:shorter.typed', years.after);
    await press(question, 'configuration:shorter.confirm');
    await read(shown, 'configuration:edit.saved');
    await expect(shown.world.options).toMatchObject({ retentionYears: 1 });
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
    await enter(dialog, 'configuration:option.retentionYears', '0');
    await press(dialog, 'configuration:edit.submit');
    await readHint(dialog, 'configuration:option.retentionYears', 'configuration:edit.noWholeYears');
  },
});

/** The service names no field: it is one of those that were changed. */
export const Rejected = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await enter(dialog, 'configuration:option.retentionYears', '900');
    await press(dialog, 'configuration:edit.submit');
    await readHint(dialog, 'configuration:option.retentionYears', 'configuration:edit.refused');
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
