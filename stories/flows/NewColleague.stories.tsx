import { usersPaths } from '@archive-console/console';
import { mailboxIdOf, type World } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  dialogOf,
  enter,
  follow,
  goTo,
  pageOf,
  press,
  read,
  searchFor,
  see,
  seeName,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';
import { chooseOwner } from '../screens/mailboxes/mailboxes.ts';

const meta = preview.meta({ title: 'Flows/New colleague', parameters: { at: usersPaths.create() } });

const name = 'Lena Sommer';
const email = 'lena.sommer@kanzlei-lund.example';
const user = (world: World) => [...world.users.rows()].find(({ userName }) => userName === 'lena.sommer');
const mailbox = (world: World) => [...world.mailboxes.rows()].find((row) => row.name === name);
export const User = meta.story({
  async play(shown) {
    await enter(shown, 'users:field.userName', 'lena.sommer');
    await enter(shown, 'users:field.primaryEmail', email);
    await enter(shown, 'users:field.firstName', 'Lena');
    await enter(shown, 'users:field.lastName', 'Sommer');
    await press(shown, 'new-user:submit');
    await seeName(shown, name);
  },
});

/** They set their password themselves, by a link. */
export const LinkSent = meta.story({
  async play(shown) {
    await User.play(shown);
    await press(shown, 'objects:users.signIn.send');
    await read(shown, 'objects:users.signIn.sent', { email });
    await expect(shown.world.mails.at(-1)).toMatchObject({ kind: 'password-reset', to: email });
  },
});

/** Their own mailbox begins with their address. */
export const Mailbox = meta.story({
  async play(shown) {
    await LinkSent.play(shown);
    await goTo(shown, 'shell:navigation.mailboxes');
    await follow(shown, 'mailboxes:list.create');
    await seeTitle(shown, 'mailboxes:create.title');
    await enter(shown, 'mailboxes:field.name', name);
    await chooseOwner(shown, name);
    await press(shown, 'mailboxes:create.submit');
    await seeName(shown, name);
    await expect(await pageOf(shown).findByText(email)).toBeVisible();
    await expect(mailbox(shown.world)).toMatchObject({ ownerId: user(shown.world)?.id });
  },
});

export const Address = meta.story({
  async play(shown) {
    await Mailbox.play(shown);
    await userEvent.click(await seeTab(shown, 'mailboxes:details.tab.addresses', 1));
    await userEvent.click(
      (await pageOf(shown).findAllByRole('link', { name: shown.words('objects:addresses.create') }))[0] ??
        shown.canvasElement,
    );
    const dialog = await dialogOf(shown);
    await enter(dialog, 'objects:createAddress.address', 'lena@demo.example');
    await press(dialog, 'objects:addresses.create');
    await see(shown, 'button', 'objects:addresses.deleteOne', { address: 'lena@demo.example' });
  },
});

export const Group = meta.story({
  async play(shown) {
    await Address.play(shown);
    await goTo(shown, 'shell:navigation.groups');
    await userEvent.click(await pageOf(shown).findByRole('link', { name: 'Design' }));
    await follow(shown, 'groups:action.addMembers');
    const dialog = await dialogOf(shown);
    await enter(dialog, 'objects:users.picker.search', name);
    await userEvent.click(await dialog.findByRole('checkbox', { name }));
    await press(dialog, 'groups:addMembers.submit', { count: 1 });
    await see(shown, 'button', 'groups:members.removeOne', { user: name });
  },
});

/** The works council lets them see its mailbox: their own page says so. */
export const Delegate = meta.story({
  async play(shown) {
    await Group.play(shown);
    await goTo(shown, 'shell:navigation.mailboxes');
    await seeTitle(shown, 'mailboxes:list.title');
    await searchFor(shown, 'mailboxes:list.search', 'Works council');
    await userEvent.click(await pageOf(shown).findByRole('link', { name: 'Works council' }));
    await follow(shown, 'mailboxes:action.addDelegates');
    const dialog = await dialogOf(shown);
    await enter(dialog, 'objects:users.picker.search', name);
    await userEvent.click(await dialog.findByRole('checkbox', { name }));
    await press(dialog, 'mailboxes:addDelegates.submit', { count: 1 });
    await seeTab(shown, 'mailboxes:details.tab.delegates', 2);
    await expect(shown.world.delegates.of(mailboxIdOf('Works council'))).toContain(user(shown.world)?.id);
  },
});
