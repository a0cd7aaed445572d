import { usersPaths } from '@archive-console/console';
import type { World } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  check,
  choose,
  enter,
  fieldOf,
  findPart,
  follow,
  pageOf,
  press,
  see,
  seeName,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({ title: 'Flows/Administer users', parameters: { at: usersPaths.create() } });

const lena = (world: World) => [...world.users.rows()].find(({ userName }) => userName === 'lena.sommer');

export const Create = meta.story({
  async play(shown) {
    await enter(shown, 'users:field.userName', 'lena.sommer');
    await enter(shown, 'users:field.primaryEmail', 'lena.sommer@kanzlei-lund.example');
    await enter(shown, 'users:field.firstName', 'Lena');
    await enter(shown, 'users:field.lastName', 'Sommer');
    await press(shown, 'new-user:submit');
    await seeName(shown, 'Lena Sommer');
    await expect(lena(shown.world)).toMatchObject({ displayName: 'Lena Sommer' });
  },
});

export const GiveRole = meta.story({
  async play(shown) {
    await Create.play(shown);
    const page = pageOf(shown);
    await userEvent.click(await seeTab(shown, 'users:details.tab.roles', 0));
    // In the header, and where there are none yet.
    const name = shown.words('users:addRoles.submit', { count: 0 });
    const [addRoles] = await page.findAllByRole('link', { name });
    if (addRoles !== undefined) await userEvent.click(addRoles);
    const dialog = await findPart(shown, 'dialog', 'users:addRoles.title', { name: 'Lena Sommer' });
    await check(dialog, 'area:users.administrator');
    await press(dialog, 'users:addRoles.submit', { count: 1 });
    await see(shown, 'button', 'users:roles.remove', { role: shown.words('area:users.administrator') });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(shown.world.roles.of(lena(shown.world)?.id ?? '')).toContain('TenantAdmin');
  },
});

export const Edit = meta.story({
  async play(shown) {
    await GiveRole.play(shown);
    const page = pageOf(shown);
    await follow(shown, 'users:edit.title');
    const lastName = await fieldOf(shown, 'users:field.lastName');
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Winter');
    await press(shown, 'users:edit.submit');
    await expect(
      await page.findByRole('link', { name: shown.words.part('users:details.tab.roles'), current: 'page' }),
    ).toBeVisible();
    await expect(lena(shown.world)).toMatchObject({ lastName: 'Winter' });
  },
});

export const Delete = meta.story({
  async play(shown) {
    await Edit.play(shown);
    const page = pageOf(shown);
    await press(shown, 'objects:more', { name: lena(shown.world)?.displayName });
    await choose(shown, 'users:delete.confirm');
    const name = lena(shown.world)?.displayName;
    const dialog = await findPart(shown, 'alertdialog', 'objects:delete.title', { name });
    await press(dialog, 'users:delete.confirm');
    await seeTitle(shown, 'users:list.title');
    await waitFor(() => expect(page.queryByRole('link', { name: /^Lena/ })).toBeNull());
    await expect(lena(shown.world)).toBeUndefined();
  },
});
