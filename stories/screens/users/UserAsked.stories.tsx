import { usersPaths } from '@archive-console/console';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { jonas, live, unknownUser, pageOf } from './people.ts';

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
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
    await expect(sent.filter((address) => address.endsWith(`/get-user/${unknownUser}`))).toHaveLength(1);
  },
});

export const WhoIsDeletedIsNotAskedFor = meta.story({
  parameters: { at: usersPaths.details(jonas) },
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Jonas Petersen' });
    await live(world);
    await userEvent.click(await page.findByRole('button', { name: 'More actions for Jonas Petersen' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete user' }));
    const dialog = await page.findByRole('alertdialog', { name: 'Delete Jonas Petersen?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Delete user' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    const asked = about(jonas);
    const deletion = asked.findIndex((address) => address.includes('delete-user'));
    await expect(asked.slice(deletion + 1)).toEqual([]);
  },
});
