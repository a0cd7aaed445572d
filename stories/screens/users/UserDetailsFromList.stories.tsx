import { getUser } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, pageOf, see, seeName, seeNo } from '#stories/steps.ts';
import { amelie } from './people.ts';

/** From the list to a user: what the list knew is there at once. */
const meta = preview.meta({
  title: 'Screens/Users/Details, from the list',
  parameters: { at: usersPaths.list() },
});

const openAmelie = async (shown: Place) =>
  userEvent.click(await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' }));

export const KnownAtOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).hangs()),
  async play(shown) {
    await openAmelie(shown);
    await seeName(shown, 'Amelie Brandt');
    await see(shown, 'link', 'users:details.tab.profile');
    await seeNo(shown, 'status', 'users:details.loading');
  },
});

/** What the service says then counts: the row was of before. */
export const DeletedMeanwhile = meta.story({
  async play(shown) {
    const link = await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' });
    shown.world.users.remove(amelie);
    await userEvent.click(link);
    await see(shown, 'heading', 'objects:deletedMeanwhile.title', { name: 'Amelie Brandt' });
  },
});

export const Unread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).fails('Default.UnexpectedError')),
  async play(shown) {
    await openAmelie(shown);
    await see(shown, 'heading', 'users:details.stopped');
    await see(shown, 'button', 'shell:action.retry');
  },
});
