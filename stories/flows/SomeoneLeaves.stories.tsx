import { usersPaths } from '@archive-console/console';
import { addressIdOf, mailboxIdOf, userIdOf } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  choose,
  enter,
  findPart,
  follow,
  goTo,
  pageOf,
  press,
  read,
  searchFor,
  seeName,
  seeTitle,
} from '#stories/steps.ts';
import { chooseOwner } from '../screens/mailboxes/mailboxes.ts';

const gustav = userIdOf('gustav.lund');
const lund = mailboxIdOf('Kanzlei Lund');

const meta = preview.meta({
  title: 'Flows/Someone leaves',
  parameters: { at: usersPaths.details(gustav, 'access') },
});

const link = (shown: Place, name: string) => pageOf(shown).findByRole('link', { name });

/** Before anything is deleted: what the person owns leads to its page. */
export const WhatTheyOwn = meta.story({
  async play(shown) {
    const owned = await findPart(shown, 'region', 'objects:mailboxes.owned.title');
    await userEvent.click(await owned.findByRole('link', { name: 'Kanzlei Lund' }));
    await seeName(shown, 'Kanzlei Lund');
  },
});

/** What is to be kept gets another owner first. */
export const HandOver = meta.story({
  async play(shown) {
    await WhatTheyOwn.play(shown);
    await follow(shown, 'mailboxes:action.edit');
    await chooseOwner(shown, 'Carla Weiss');
    await read(shown, 'mailboxes:edit.newOwner');
    await press(shown, 'mailboxes:edit.submit');
    await expect(await link(shown, 'Carla Weiss')).toBeVisible();
    // The new owner is a delegate no longer.
    await expect(shown.world.delegates.of(lund)).not.toContain(userIdOf('carla.weiss'));
  },
});

export const DeleteUser = meta.story({
  async play(shown) {
    await HandOver.play(shown);
    await goTo(shown, 'shell:navigation.users');
    await searchFor(shown, 'users:list.search', 'Gustav');
    await userEvent.click(await link(shown, 'Gustav Lund'));
    await press(shown, 'objects:more', { name: 'Gustav Lund' });
    await choose(shown, 'users:action.delete');
    const dialog = await findPart(shown, 'alertdialog', 'objects:delete.title', { name: 'Gustav Lund' });
    await press(dialog, 'users:delete.confirm');
    await seeTitle(shown, 'users:list.title');
    await expect(shown.world.users.get(gustav)).toBeUndefined();
  },
});

/** Their own mailbox belongs to no user now: it is found among those without an owner, and deleted. */
export const DeleteMailbox = meta.story({
  async play(shown) {
    await DeleteUser.play(shown);
    await goTo(shown, 'shell:navigation.mailboxes');
    await seeTitle(shown, 'mailboxes:list.title');
    await searchFor(shown, 'mailboxes:list.search', 'Gustav Lund');
    const row = await pageOf(shown).findByRole('row', { name: /Gustav Lund/ });
    await expect(row).toHaveTextContent(shown.words('area:mailboxes.ownerless'));
    await press(shown, 'area:list.rowActions', { name: 'Gustav Lund' });
    await choose(shown, 'mailboxes:action.delete');
    const dialog = await findPart(shown, 'alertdialog', 'objects:delete.title', { name: 'Gustav Lund' });
    await enter(dialog, 'objects:typedName.label', 'Gustav Lund');
    await press(dialog, 'mailboxes:delete.confirm');
    await read(shown, 'objects:delete.deleted', { name: 'Gustav Lund' });
    await expect(shown.world.addresses.get(addressIdOf('lund@kanzlei-lund.example'))).toMatchObject({
      ownerId: null,
    });
  },
});
