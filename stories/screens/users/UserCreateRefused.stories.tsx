import { usersPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { seeMistakes } from '#stories/see-mistakes.ts';
import { enter, fieldOf, readHint } from '#stories/steps.ts';
import { fill, lena, submit } from './create-steps.ts';

/** An address that the service does not take, beside which it says why. */
const meta = preview.meta({
  title: 'Screens/Users/Create, refused',
  parameters: { at: usersPaths.create() },
});

/** Its domain belongs to another tenant; with an address of one's own it can be sent again. */
export const RejectedDomain = meta.story({
  async play(shown) {
    await fill(shown, { ...lena, primaryEmail: 'lena.sommer@taken.example' });
    await submit(shown);
    await seeMistakes(shown, 1, await fieldOf(shown, 'users:field.primaryEmail'));
    await readHint(shown, 'users:field.primaryEmail', 'errors:User.CannotInviteUserDomainInUse.title');
    await enter(shown, 'users:field.primaryEmail', lena.primaryEmail);
    await expect(await fieldOf(shown, 'users:field.primaryEmail')).toBeValid();
  },
});
