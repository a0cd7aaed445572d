import { enableTwoFactor, generateRecoveryCodes, getTwoFactorState } from '@archive-console/api-client';
import { myProfilePaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { leadShownConsole } from '#.storybook/shown-console';
import { findPart, pageOf, type Place, press, see, seeBusy } from '#stories/steps.ts';
import { beginSetUp, typeCodeOf } from './second-factor.ts';

/** What is being made is shown once, and here: the page is not left any more. */
const meta = preview.meta({
  title: 'Screens/My profile/Recovery codes',
  parameters: { at: myProfilePaths.home('security') },
});

async function stayOnWayBack(shown: Place) {
  await leadShownConsole(myProfilePaths.home());
  await pageOf(shown).findByText(shown.words.part('objects:form.sending'), { selector: 'output *' });
}

export const CanceledLate = meta.story({
  beforeEach({ msw }) {
    const isOn = { isEnabled: true, authenticatorKey: '', availableRecoveryCodes: 10 };
    msw.use(on(getTwoFactorState).answers(isOn), on(generateRecoveryCodes).hangs());
  },
  async play(shown) {
    await press(shown, 'my-profile:factor.renew.open');
    await press(shown, 'my-profile:factor.renew.confirm');
    await seeBusy(shown, 'my-profile:factor.renew.confirm');
    await stayOnWayBack(shown);
    await findPart(shown, 'alertdialog', 'my-profile:factor.renew.title');
  },
});

export const CanceledLateTurningOn = meta.story({
  beforeEach: ({ msw }) => msw.use(on(enableTwoFactor).hangs()),
  async play(shown) {
    const { dialog, key } = await beginSetUp(shown);
    await typeCodeOf(shown.world, dialog, key);
    await seeBusy(dialog, 'my-profile:factor.enable.confirm');
    await stayOnWayBack(shown);
    await see(dialog, 'img', 'my-profile:factor.enable.qr');
  },
});
