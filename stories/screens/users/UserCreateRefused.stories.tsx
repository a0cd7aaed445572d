import { usersPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { seeMistakes, seeMistakesListed } from '#stories/see-mistakes.ts';
import { enter, fieldOf, find, readHint } from '#stories/steps.ts';
import { fill, lena, submit } from './create-steps.ts';

/** What is not taken, and where the form leads. */
const meta = preview.meta({
  title: 'Screens/Users/Create, refused',
  parameters: { at: usersPaths.create() },
});

/** The domain of the address belongs to another tenant; with an address of one's own it can be sent again. */
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

/** Mistakes that are out of sight are listed, however few they are. */
export const InvalidOutOfSight = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await find(shown, 'button', 'new-user:submit');
    shown.canvasElement.ownerDocument.scrollingElement?.scrollTo(0, Number.MAX_SAFE_INTEGER);
    await submit(shown);
    await seeMistakesListed(shown, 2);
  },
});
