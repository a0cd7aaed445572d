import { getUser, listUsers, TENANT_ADMIN } from '@archive-console/api-client';
import { myProfilePaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { factOf, find, follow, pageOf, press, read, see, seeNo, seeTitle } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/My profile/Profile',
  parameters: { at: myProfilePaths.home() },
});

/** Takes the role from all but the person who looks. */
function leaveOneAdministrator(world: World) {
  for (const { id, userName } of world.users.rows())
    if (userName !== 'carla.weiss') world.roles.remove(id, [TENANT_ADMIN]);
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).hangs()),
  async play(shown) {
    await seeTitle(shown, 'my-profile:title');
    await see(shown, 'status', 'my-profile:profile.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await see(shown, 'link', 'my-profile:profile.edit');
    await expect(await factOf(shown, 'objects:users.facts.displayName')).toHaveTextContent('Carla Weiss');
    await find(shown, 'combobox', 'shell:account.language');
  },
});

/** The form is that of any user, and leads back here. */
export const Editing = meta.story({
  async play(shown) {
    await follow(shown, 'my-profile:profile.edit');
    await seeTitle(shown, 'objects:edit.heading', { name: 'Carla Weiss' });
  },
});

export const ReadOnly = meta.story({
  parameters: { as: 'microsoft365@demo.example' },
  beforeEach({ world }) {
    for (const user of world.users.rows())
      if (user.displayName === 'Silke Petersen') world.users.put({ ...user, hasExternalReference: true });
  },
  async play(shown) {
    await read(shown, 'my-profile:profile.managed');
    await seeNo(shown, 'link', 'my-profile:profile.edit');
  },
});

/** One lost telephone would stop the tenant. */
export const OnlyAdministrator = meta.story({
  beforeEach: ({ world }) => leaveOneAdministrator(world),
  async play(shown) {
    await read(shown, 'my-profile:onlyAdministrator.title');
    await follow(shown, 'my-profile:onlyAdministrator.appoint');
    await seeTitle(shown, 'users:list.title');
  },
});

/** Without another user there is none to appoint: one is created. */
export const OnlyUser = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).answers({ rows: [], totalRows: 1, hasMore: false })),
  async play(shown) {
    await read(shown, 'my-profile:onlyAdministrator.title');
    await follow(shown, 'my-profile:onlyAdministrator.create');
    await seeTitle(shown, 'users:create.title');
  },
});

/** That there are others is not taken from a count that failed. */
export const AdministratorsUnread = meta.story({
  beforeEach({ msw, world }) {
    leaveOneAdministrator(world);
    msw.use(on(listUsers, { once: true }).fails('Default.Forbidden'));
  },
  async play(shown) {
    await read(shown, 'my-profile:onlyAdministrator.unread');
    await press(shown, 'shell:action.retry');
    await read(shown, 'my-profile:onlyAdministrator.title');
  },
});

/** Where it is decided what one needs to sign in, it is said as well. */
export const OnlyAdministratorSecurity = meta.story({
  parameters: { at: myProfilePaths.home('security') },
  beforeEach: ({ world }) => leaveOneAdministrator(world),
  async play(shown) {
    await see(shown, 'button', 'my-profile:factor.setUp');
    await read(shown, 'my-profile:onlyAdministrator.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:action.retry');
  },
});
