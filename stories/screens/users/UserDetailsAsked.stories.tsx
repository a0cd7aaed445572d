import { usersPaths } from '@archive-console/console';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { choose, find, live, press, seeName, seeTitle } from '#stories/steps.ts';
import { jonas, unknownUser } from './people.ts';

const sent: string[] = [];

/** What a page asks the service about a person, and what it leaves unasked. */
const meta = preview.meta({
  title: 'Screens/Users/What is asked',
  beforeEach() {
    sent.length = 0;
    const send = globalThis.fetch;
    spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      if (typeof address === 'string') sent.push(address);
      return send(address, init);
    });
  },
});

const about = (userId: string) => sent.filter((address) => address.includes(userId));

export const UnknownUserAskedForOnce = meta.story({
  parameters: { at: usersPaths.details(unknownUser) },
  async play(shown) {
    await seeTitle(shown, 'users:details.notFound.title');
    await expect(sent.filter((address) => address.endsWith(`/get-user/${unknownUser}`))).toHaveLength(1);
  },
});

export const WhoIsDeletedIsNotAskedFor = meta.story({
  parameters: { at: usersPaths.details(jonas) },
  async play(shown) {
    await seeName(shown, 'Jonas Petersen');
    await live(shown.world);
    await press(shown, 'objects:more', { name: 'Jonas Petersen' });
    await choose(shown, 'users:delete.confirm');
    const dialog = await find(shown, 'alertdialog', 'objects:delete.title', { name: 'Jonas Petersen' });
    await waitFor(() => expect(dialog).toBeVisible());
    await press(shown, 'users:delete.confirm');
    await seeTitle(shown, 'users:list.title');
    const asked = about(jonas);
    const deletion = asked.findIndex((address) => address.includes('delete-user'));
    await expect(asked.slice(deletion + 1)).toEqual([]);
  },
});
