import {
  disableTwoFactor,
  enableTwoFactor,
  generateRecoveryCodes,
  getTwoFactorState,
} from '@archive-console/api-client';
import { myProfilePaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  check,
  dialogOf,
  find,
  findPart,
  hurry,
  pageOf,
  type Place,
  press,
  read,
  readPart,
  see,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/My profile/Security',
  parameters: { at: myProfilePaths.home('security') },
});

const isOn = { isEnabled: true, authenticatorKey: '', availableRecoveryCodes: 10 };
const codes = ['k3f9-x2ma', 'p7qd-88ht', 'w1ze-c4nb'];

async function typeCode(shown: Place) {
  await press(shown, 'my-profile:factor.setUp');
  const dialog = await dialogOf(shown);
  await userEvent.type(await dialog.findByLabelText(shown.words('my-profile:factor.enable.label')), '123456');
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTwoFactorState).hangs()),
  async play(shown) {
    await see(shown, 'status', 'my-profile:factor.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await read(shown, 'my-profile:factor.offText');
    await see(shown, 'button', 'my-profile:factor.setUp');
    await see(shown, 'button', 'my-profile:password.submit');
  },
});

export const TurnedOn = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTwoFactorState).answers(isOn)),
  async play(shown) {
    await read(shown, 'my-profile:factor.left', { count: 10 });
    await see(shown, 'button', 'my-profile:factor.disable.open');
  },
});

export const FewCodesLeft = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTwoFactorState).answers({ ...isOn, availableRecoveryCodes: 1 })),
  async play(shown) {
    await read(shown, 'my-profile:factor.left', { count: 1 });
    await read(shown, 'my-profile:factor.few');
  },
});

export const SettingUp = meta.story({
  async play(shown) {
    await press(shown, 'my-profile:factor.setUp');
    const dialog = await dialogOf(shown);
    await see(dialog, 'img', 'my-profile:factor.enable.qr');
    await see(dialog, 'link', 'my-profile:factor.enable.here');
    await press(dialog, 'my-profile:factor.enable.confirm');
    await read(dialog, 'my-profile:factor.enable.missing');
  },
});

export const ConfirmingTurningOff = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTwoFactorState).answers(isOn)),
  async play(shown) {
    await press(shown, 'my-profile:factor.disable.open');
    const dialog = await findPart(shown, 'alertdialog', 'my-profile:factor.disable.title');
    await read(dialog, 'my-profile:factor.disable.text');
  },
});

/** The codes are shown this once; nothing closes their dialog before the reader says that they are kept. */
export const CodesShown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getTwoFactorState).answers(isOn), on(generateRecoveryCodes).answers(codes)),
  async play(shown) {
    await press(shown, 'my-profile:factor.renew.open');
    await press(shown, 'my-profile:factor.renew.confirm');
    const dialog = await findPart(shown, 'dialog', 'my-profile:codes.title');
    await expect(await dialog.findByText('k3f9-x2ma')).toBeInTheDocument();
    await press(dialog, 'my-profile:codes.close');
    await readPart(dialog, 'my-profile:codes.first');
    await check(dialog, 'my-profile:codes.saved');
    await press(dialog, 'my-profile:codes.close');
    await waitFor(() => expect(document.body.outerHTML).not.toContain('k3f9-x2ma'));
  },
});

/** It is on, and the answer with the codes was lost. */
export const CodesLost = meta.story({
  beforeEach: ({ msw }) => msw.use(on(enableTwoFactor).answers([])),
  async play(shown) {
    await typeCode(shown);
    await read(shown, 'my-profile:codes.lostTitle');
    await press(shown, 'my-profile:codes.close');
    await read(shown, 'my-profile:factor.enable.done');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(enableTwoFactor).fails('Account.InvalidAuthenticatorCode')),
  async play(shown) {
    const dialog = await typeCode(shown);
    await readPart(dialog, 'errors:Account.InvalidAuthenticatorCode.title');
  },
});

export const RejectedKeyMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(on(enableTwoFactor).fails('Account.AuthenticatorKeyNotFound')),
  async play(shown) {
    const dialog = await typeCode(shown);
    await readPart(dialog, 'errors:Account.AuthenticatorKeyNotFound.title');
  },
});

export const RejectedNoNewCodes = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(getTwoFactorState).answers(isOn),
      on(generateRecoveryCodes).fails('Account.GenerateRecoveryCodesFailed'),
    ),
  async play(shown) {
    await press(shown, 'my-profile:factor.renew.open');
    await press(shown, 'my-profile:factor.renew.confirm');
    await readPart(shown, 'errors:Account.GenerateRecoveryCodesFailed.title');
  },
});

/** Closed, the dialog could not show the new codes: it says that it takes long, and stays. */
export const Submitting = meta.story({
  beforeEach({ msw }) {
    msw.use(on(getTwoFactorState).answers(isOn), on(generateRecoveryCodes).hangs());
    hurry();
  },
  async play(shown) {
    await press(shown, 'my-profile:factor.renew.open');
    await press(shown, 'my-profile:factor.renew.confirm');
    const dialog = await findPart(shown, 'alertdialog', 'my-profile:factor.renew.title');
    await readPart(dialog, 'shell:waiting.text');
    await see(dialog, 'button', 'shell:action.cancel');
  },
});

/** The codes of before may be dead by now, and only new ones say which work. */
export const RenewalLost = meta.story({
  beforeEach({ msw, world }) {
    msw.use(on(getTwoFactorState).answers(isOn));
    world.faults.add({ operation: generateRecoveryCodes, kind: 'bad-gateway' });
  },
  async play(shown) {
    await press(shown, 'my-profile:factor.renew.open');
    await press(shown, 'my-profile:factor.renew.confirm');
    await readPart(shown, 'errors:detail.unknown');
  },
});

export const TurningOffFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getTwoFactorState).answers(isOn), on(disableTwoFactor).fails('Default.Forbidden')),
  async play(shown) {
    await press(shown, 'my-profile:factor.disable.open');
    await press(shown, 'my-profile:factor.disable.confirm');
    await readPart(shown, 'errors:Default.Forbidden.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTwoFactorState).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTwoFactorState).fails('Default.UnexpectedError')),
  async play(shown) {
    await find(shown, 'button', 'shell:action.retry');
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
  },
});
