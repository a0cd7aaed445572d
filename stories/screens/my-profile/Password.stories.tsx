import { changePassword } from '@archive-console/api-client';
import { myProfilePaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, pageOf, type Place, press, read, readHint, readPart, see, seeBusy } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/My profile/Password',
  parameters: { at: myProfilePaths.home('security') },
});

async function typePasswords(
  shown: Place,
  old = 'Demo-Archive-2026',
  confirmed = 'four words of one sentence',
) {
  await enter(shown, 'my-profile:password.old', old);
  await enter(shown, 'my-profile:password.new', 'four words of one sentence');
  await enter(shown, 'my-profile:password.confirm', confirmed);
  await press(shown, 'my-profile:password.submit');
}

export const Blank = meta.story({
  async play(shown) {
    await see(shown, 'button', 'my-profile:password.submit');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await typePasswords(shown, 'Demo-Archive-2026', 'other words');
    await readHint(shown, 'my-profile:password.confirm', 'my-profile:password.different');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(changePassword).hangs()),
  async play(shown) {
    await typePasswords(shown);
    await seeBusy(shown, 'my-profile:password.submit');
  },
});

export const Changed = meta.story({
  async play(shown) {
    await typePasswords(shown);
    await read(shown, 'my-profile:password.done');
    await expect(await pageOf(shown).findByLabelText(shown.words('my-profile:password.old'))).toHaveValue('');
  },
});

export const Rejected = meta.story({
  async play(shown) {
    await typePasswords(shown, 'wrong');
    await readHint(shown, 'my-profile:password.old', 'my-profile:password.wrongOld');
  },
});

/** Who does not know the password of before comes to another by a link. */
export const Forgotten = meta.story({
  async play(shown) {
    await read(shown, 'my-profile:password.forgotten');
    await press(shown, 'objects:users.signIn.send');
    const email = 'carla.weiss@lindenhof.example';
    await read(shown, 'objects:users.signIn.sent', { email });
    await expect(shown.world.mails.at(-1)).toMatchObject({ kind: 'password-reset' });
  },
});

export const RejectedLocked = meta.story({
  beforeEach: ({ msw }) => msw.use(on(changePassword).fails('Authentication.UserIsLockedOut')),
  async play(shown) {
    await typePasswords(shown);
    await readPart(shown, 'errors:Authentication.UserIsLockedOut.title');
  },
});

/** Whether it was changed can be asked of no operation: that is said, and what was typed stays. */
export const AnswerLost = meta.story({
  beforeEach: ({ world }) =>
    void world.faults.add({ operation: changePassword, kind: 'bad-gateway', isDone: true }),
  async play(shown) {
    await typePasswords(shown);
    await readPart(shown, 'errors:detail.unknown');
  },
});
