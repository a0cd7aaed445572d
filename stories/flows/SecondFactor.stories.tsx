import { myProfilePaths } from '@archive-console/console';
import { codeNow, type World } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { choose, enter, pageOf, read, see, seeHeadline, seeTitle } from '#stories/steps.ts';
import { signIn } from '../screens/authentication/signing-in.ts';
import { beginSetUp, NEXT_CODE_MS, saveCodes, typeCodeOf } from '../screens/my-profile/second-factor.ts';

/** A password alone shall not be enough any more. */
const meta = preview.meta({
  title: 'Flows/Turn on the second factor',
  parameters: { at: myProfilePaths.home('security') },
});

const keyIn = ({ credentials }: World) =>
  credentials.find(({ email }) => email === 'admin@demo.example')?.secondFactor.authenticatorKey ?? '';

export const Off = meta.story({
  async play(shown) {
    await read(shown, 'my-profile:factor.offText');
    await see(shown, 'button', 'my-profile:factor.setUp');
  },
});

export const KeyShown = meta.story({
  async play(shown) {
    await Off.play(shown);
    const { dialog } = await beginSetUp(shown);
    await see(dialog, 'img', 'my-profile:factor.enable.qr');
  },
});

export const CodesShown = meta.story({
  async play(shown) {
    await Off.play(shown);
    const { dialog, key } = await beginSetUp(shown);
    await typeCodeOf(shown.world, dialog, key);
    await see(shown, 'dialog', 'my-profile:codes.title');
  },
});

export const On = meta.story({
  async play(shown) {
    await CodesShown.play(shown);
    const codes = await saveCodes(shown);
    await read(shown, 'my-profile:factor.left', { count: codes.length });
    // They are with the person alone.
    for (const code of codes) await expect(document.body.outerHTML).not.toContain(code);
  },
});

/** The password is right, and is not enough. */
export const CodeAskedFor = meta.story({
  async play(shown) {
    await On.play(shown);
    await userEvent.click(
      pageOf(shown).getByRole('button', { name: shown.words.part('shell:account.open') }),
    );
    await choose(shown, 'shell:account.signOut');
    await seeTitle(shown, 'authentication:login.title');
    await signIn(shown);
    await see(shown, 'heading', 'authentication-second-step:title');
  },
});

export const SignedIn = meta.story({
  async play(shown) {
    await CodeAskedFor.play(shown);
    shown.world.clock.advance(NEXT_CODE_MS);
    await enter(
      shown,
      'authentication-second-step:authenticator.label',
      codeNow(shown.world, keyIn(shown.world)),
    );
    await seeHeadline(shown, 'dashboard:state.working');
  },
});
