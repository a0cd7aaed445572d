import { getTenantOptions, setExchangeImpersonationUpn } from '@archive-console/api-client';
import { emailArchiveConfigurationPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  dialogOf,
  enter,
  fieldOf,
  pageOf,
  type Place,
  press,
  read,
  readAlert,
  readHint,
  see,
  seeBusy,
  seeNo,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Microsoft 365/Edit account',
  parameters: {
    at: emailArchiveConfigurationPaths.edit(),
    as: 'microsoft365@demo.example',
    world: { tenant: 'microsoft365' },
  },
});

const upn = 'archiv@seewind.example';

async function submit(shown: Place, text = upn) {
  const dialog = await dialogOf(shown);
  await enter(dialog, 'email-archive-configuration:account.upn', text);
  await press(dialog, 'email-archive-configuration:account.submit');
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantOptions).hangs()),
  async play(shown) {
    const dialog = await dialogOf(shown);
    await see(dialog, 'status', 'email-archive-configuration:account.loading');
    // The same as once it is read: a title does not change under the reader.
    await see(dialog, 'heading', 'email-archive-configuration:account.title');
    await seeNo(dialog, 'button', 'email-archive-configuration:account.submit');
  },
});

/** Nothing can be typed over an account that is not known; it is read again on request. */
export const Unread = meta.story({
  beforeEach({ msw, world }) {
    world.options = { ...world.options, exchangeImpersonationUpn: upn };
    msw.use(on(getTenantOptions).fails('Default.UnexpectedError'));
  },
  async play(shown) {
    const dialog = await dialogOf(shown);
    await see(dialog, 'heading', 'errors:Default.UnexpectedError.title');
    await seeNo(dialog, 'button', 'email-archive-configuration:account.submit');
    shown.msw.use(on(getTenantOptions).answers(shown.world.options));
    await press(dialog, 'shell:action.retry');
    await expect(await fieldOf(dialog, 'email-archive-configuration:account.upn')).toHaveValue(upn);
  },
});

export const Blank = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await see(dialog, 'heading', 'email-archive-configuration:account.title');
    await expect(await fieldOf(dialog, 'email-archive-configuration:account.upn')).toHaveValue('');
  },
});

/** The page below shows it as soon as it is saved. */
export const Filled = meta.story({
  async play(shown) {
    await submit(shown);
    await read(shown, 'email-archive-configuration:account.saved');
    await expect(await pageOf(shown).findByText(upn)).toBeVisible();
    await expect(shown.world.options).toMatchObject({ exchangeImpersonationUpn: upn });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setExchangeImpersonationUpn).hangs()),
  async play(shown) {
    const dialog = await submit(shown);
    await seeBusy(dialog, 'email-archive-configuration:account.submit');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await submit(shown, 'archiv');
    const field = await fieldOf(dialog, 'email-archive-configuration:account.upn');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(shown.world.options).toMatchObject({ exchangeImpersonationUpn: '' });
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setExchangeImpersonationUpn).fails('Default.ValidationError')),
  async play(shown) {
    const dialog = await submit(shown);
    await readHint(dialog, 'email-archive-configuration:account.upn', 'objects:form.notTaken');
  },
});

/** What no other try can mend takes the page. */
export const RejectedTenantType = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setExchangeImpersonationUpn).fails('Tenant.InvalidTenantType')),
  async play(shown) {
    await submit(shown);
    await expect(await pageOf(shown).findByText('Tenant.InvalidTenantType')).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setExchangeImpersonationUpn).fails('Tenant.NotFound')),
  async play(shown) {
    await submit(shown);
    await expect(await pageOf(shown).findByText('Tenant.NotFound')).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setExchangeImpersonationUpn).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await submit(shown);
    await readAlert(dialog, 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(setExchangeImpersonationUpn).fails('Default.UnexpectedError')),
  async play(shown) {
    const dialog = await submit(shown);
    await readAlert(dialog, 'errors:Default.UnexpectedError.title');
  },
});
