import { usersPaths } from '@archive-console/console';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  choose,
  enter,
  findPart,
  follow,
  pageOf,
  type Place,
  press,
  see,
  seeName,
  seeTitle,
} from '#stories/steps.ts';
import { jonas } from '../users/people.ts';

/** What was reported in this visit, with the way to what it is about. */
const meta = preview.meta({
  title: 'Screens/Shell/Messages',
  parameters: { at: usersPaths.edit(jonas) },
});

const saved = { name: 'Jonas Lund' };

async function saveLund(shown: Place) {
  await enter(shown, 'users:field.lastName', 'Lund');
  await press(shown, 'users:edit.submit');
  await seeName(shown, saved.name);
}

async function openMessages(shown: Place) {
  await press(shown, 'shell:notifications.open');
  return findPart(shown, 'dialog', 'shell:notifications.open');
}

/** A message leads to the page of the object, and the list of them closes. */
export const Linked = meta.story({
  async play(shown) {
    await saveLund(shown);
    await follow(shown, 'shell:navigation.groups');
    await seeTitle(shown, 'groups:list.title');
    const messages = await openMessages(shown);
    await see(messages, 'link', 'users:edit.saved', saved);
    await follow(messages, 'users:edit.saved', saved);
    await seeName(shown, saved.name);
    await waitFor(() => expect(pageOf(shown).queryByRole('dialog')).toBeNull());
  },
});

/** No message leads to an object that was deleted. */
export const OfDeletedObject = meta.story({
  async play(shown) {
    await saveLund(shown);
    await press(shown, 'objects:more', saved);
    await choose(shown, 'users:delete.confirm');
    await press(shown, 'users:delete.confirm');
    await waitFor(() => expect(pageOf(shown).queryByRole('alertdialog')).toBeNull());
    const messages = pageOf(await openMessages(shown));
    await waitFor(() => expect(messages.getAllByRole('listitem')).toHaveLength(2));
    await expect(messages.queryByRole('link')).toBeNull();
  },
});
