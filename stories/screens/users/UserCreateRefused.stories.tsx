import { createUser } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { seeMistakes, seeMistakesListed } from '#stories/see-mistakes.ts';
import { enter, fieldOf, find, pageOf, read, readHint } from '#stories/steps.ts';
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

/** A code that the console has no words for: what was not done is named. The next try takes that back. */
export const RejectedUnknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(createUser, { once: true }).fails('User.QuotaReached', { status: 409 })),
  async play(shown) {
    await fill(shown);
    await submit(shown);
    const name = 'Lena Sommer';
    const failed = await read(shown, 'new-user:failed', { name });
    await pageOf(shown).findByText('User.QuotaReached');
    await submit(shown);
    await read(shown, 'new-user:done', { name });
    await expect(failed).not.toBeInTheDocument();
  },
});
