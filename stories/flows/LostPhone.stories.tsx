import type { World } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, press, read, see, seeTitle } from '#stories/steps.ts';
import { beginSecondStep } from '../screens/authentication/signing-in.ts';
import { beginSetUp, saveCodes, typeCodeOf } from '../screens/my-profile/second-factor.ts';

/** The telephone with the authenticator is lost: a recovery code lets in, and another telephone takes its place. */
const meta = preview.meta({
  title: 'Flows/Lose the phone',
  parameters: { at: '/home/dashboard', as: null },
});

const VERA = 'second-step@demo.example';
const USED = 'demo-0001';
const factorOf = ({ credentials }: World) => credentials.find(({ email }) => email === VERA)?.secondFactor;

export const RecoveryCodeAskedFor = meta.story({
  async play(shown) {
    await beginSecondStep(shown, VERA);
    await press(shown, 'authentication-second-step:recovery-code.choose');
    await read(shown, 'authentication-second-step:recovery-code.hint');
  },
});

export const LetIn = meta.story({
  async play(shown) {
    await RecoveryCodeAskedFor.play(shown);
    await enter(shown, 'authentication-second-step:recovery-code.label', `${USED}{Enter}`);
    await read(shown, 'authentication-second-step:recovery-code.used');
  },
});

export const Security = meta.story({
  async play(shown) {
    await LetIn.play(shown);
    await press(shown, 'authentication-second-step:recovery-code.security');
    await seeTitle(shown, 'my-profile:title');
    await read(shown, 'my-profile:factor.left', { count: 9 });
  },
});

/** The lost telephone opens nothing from here on. */
export const TurnedOff = meta.story({
  async play(shown) {
    await Security.play(shown);
    await press(shown, 'my-profile:factor.disable.open');
    await press(shown, 'my-profile:factor.disable.confirm');
    await see(shown, 'button', 'my-profile:factor.setUp');
    await expect(factorOf(shown.world)?.isEnabled).toBe(false);
  },
});

export const AnotherPhone = meta.story({
  async play(shown) {
    await TurnedOff.play(shown);
    const { dialog, key } = await beginSetUp(shown);
    await typeCodeOf(shown.world, dialog, key);
    const codes = await saveCodes(shown);
    await expect(codes).not.toContain(USED);
    await read(shown, 'my-profile:factor.left', { count: codes.length });
    await expect(factorOf(shown.world)?.isEnabled).toBe(true);
  },
});
