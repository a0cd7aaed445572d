import { getUser, updateUserProfile } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  enter,
  fieldOf,
  follow,
  hurry,
  pageOf,
  press,
  read,
  readAlert,
  readHint,
  readPart,
  seeNo,
} from '#stories/steps.ts';
import { holdsLund, save, saveLund } from './edit-steps.ts';
import { jonas } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Edit, saving',
  parameters: { at: usersPaths.edit(jonas) },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(updateUserProfile).hangs());
  },
  async play(shown) {
    await saveLund(shown);
    await read(shown, 'shell:waiting.text');
    // Only its answer says whether a save arrived.
    await seeNo(shown, 'button', 'shell:waiting.stop');
  },
});

export const HalfSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateUserProfile).fails('User.ManagedReadonly')),
  async play(shown) {
    await enter(shown, 'users:field.userName', 'jonas.lund');
    await saveLund(shown);
    await readPart(shown, 'users:edit.profileLeft');
    await read(shown, 'objects:unsaved.count', { count: 2 });
    await holdsLund(shown);
    await expect(await fieldOf(shown, 'users:field.lastName')).not.toHaveAttribute('readonly');
    await expect(shown.world.users.get(jonas)?.userName).toBe('jonas.lund');
  },
});

/** The user name is saved; of the other names nothing can be read. */
export const HalfUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateUserProfile).fails('Default.UnexpectedError')),
  async play(shown) {
    await enter(shown, 'users:field.userName', 'jonas.lund');
    await enter(shown, 'users:field.lastName', 'Lund');
    shown.msw.use(on(getUser).fails('Default.UnexpectedError'));
    await save(shown);
    await readAlert(shown, 'errors:detail.partlyUnknown');
    await readAlert(shown, 'users:edit.profileUnknown', {
      reason: shown.words('errors:detail.unexpected'),
    });
    await readAlert(shown, 'errors:detail.unknown');
    await holdsLund(shown);
  },
});

/** A name in a domain of another tenant. */
export const RejectedDomain = meta.story({
  async play(shown) {
    await enter(shown, 'users:field.userName', 'jonas.petersen@taken.example');
    await save(shown);
    await readHint(shown, 'users:field.userName', 'errors:User.CannotInviteUserDomainInUse.title');
  },
});

/** A code that the console has no words for: what was not done is named, beside what support asks for. */
export const RejectedUnknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(updateUserProfile).fails('User.QuotaReached', { status: 409, traceId: '4b1c-77' })),
  async play(shown) {
    await saveLund(shown);
    await read(shown, 'users:edit.failed', { name: 'Jonas Petersen' });
    await pageOf(shown).findByText('User.QuotaReached');
    await pageOf(shown).findByText(/4b1c-77/);
    await holdsLund(shown);
  },
});

export const AskingBeforeLeaving = meta.story({
  async play(shown) {
    await enter(shown, 'users:field.lastName', 'Lund');
    await follow(shown, 'users:details.toUser');
    await press(shown, 'shell:unsaved.stay');
    await holdsLund(shown);
  },
});
