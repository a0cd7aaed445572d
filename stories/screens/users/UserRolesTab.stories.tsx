import { addUserRoles, getUserRoles, removeUserRoles } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  readPart,
  type Place,
  find,
  hurry,
  live,
  pageOf,
  press,
  read,
  see,
  seeBusy,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';
import { amelie, carla, jonas, unknownUser } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Roles',
  parameters: { at: usersPaths.details(amelie, 'roles') },
});

async function removeRole(shown: Place) {
  await press(shown, 'users:roles.remove', { role: shown.words('area:users.administrator') });
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).hangs()),
  async play(shown) {
    await see(shown, 'status', 'users:roles.loading');
  },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(getUserRoles).hangs());
  },
  async play(shown) {
    await find(shown, 'status', 'users:roles.loading');
    await press(shown, 'shell:waiting.stop');
    await see(shown, 'heading', 'users:roles.stopped');
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:waiting.stop');
  },
});

export const Empty = meta.story({
  parameters: { at: usersPaths.details(jonas, 'roles') },
  async play(shown) {
    const page = pageOf(shown);
    await see(shown, 'heading', 'users:roles.empty.title', { name: 'Jonas Petersen' });
    await expect(
      page.getAllByRole('link', { name: shown.words('users:addRoles.submit', { count: 0 }) }),
    ).toHaveLength(2);
  },
});

export const Populated = meta.story({
  beforeEach: ({ world }) => world.roles.add(amelie, ['Auditor']),
  async play(shown) {
    const page = pageOf(shown);
    await read(shown, 'users:roles.administrator.text');
    await expect(page.getByText('Auditor')).toBeVisible();
  },
});

export const Yourself = meta.story({
  parameters: { at: usersPaths.details(carla, 'roles') },
  async play(shown) {
    await removeRole(shown);
    const page = pageOf(shown);
    const remove = page.getByRole('button', {
      name: shown.words('users:roles.remove', { role: shown.words('area:users.administrator') }),
    });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription(shown.words.part('users:rules.removeOwnAdministrator'));
    await expect(shown.world.roles.of(carla).size).toBe(1);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(removeUserRoles).hangs()),
  async play(shown) {
    await removeRole(shown);
    await seeBusy(shown, 'users:roles.remove', { role: shown.words('area:users.administrator') });
  },
});

export const RemovedAndUndone = meta.story({
  async play(shown) {
    await removeRole(shown);
    await read(shown, 'users:roles.removed', {
      name: 'Amelie Brandt',
      role: shown.words('area:users.administrator'),
    });
    await find(shown, 'heading', 'users:roles.empty.title', { name: 'Amelie Brandt' });
    await press(shown, 'shell:action.undo');
    await see(shown, 'button', 'users:roles.remove', { role: shown.words('area:users.administrator') });
    await expect(shown.world.roles.of(amelie)).toContain('TenantAdmin');
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await find(shown, 'button', 'users:roles.remove', { role: shown.words('area:users.administrator') });
    await live(shown.world);
    shown.world.roles.add(amelie, ['Auditor']);
    shown.world.hub.notify('UsersChanged', { ids: [amelie] });
    await expect(await page.findByText('Auditor')).toBeVisible();
    await seeTab(shown, 'users:details.tab.roles', 2);
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(removeUserRoles).fails('User.CannotRemoveRoleTenantAdminFromCurrentUser', { traceId: '4b1c-77' }),
    ),
  async play(shown) {
    await removeRole(shown);
    const page = pageOf(shown);
    await readPart(shown, 'errors:User.CannotRemoveRoleTenantAdminFromCurrentUser.title');
    await waitFor(() =>
      expect(
        page.getByRole('button', {
          name: shown.words('users:roles.remove', { role: shown.words('area:users.administrator') }),
        }),
      ).not.toHaveAttribute('aria-busy'),
    );
  },
});

/** Neither the answer nor the roles can be read: that it failed is not known. */
export const AnswerUnknown = meta.story({
  async play(shown) {
    const role = shown.words('area:users.administrator');
    await find(shown, 'button', 'users:roles.remove', { role });
    shown.msw.use(on(removeUserRoles).breaks(), on(getUserRoles).fails('Default.UnexpectedError'));
    await removeRole(shown);
    await read(shown, 'errors:detail.unclear', {
      what: shown.words('users:roles.removeFailed', { name: 'Amelie Brandt', role }),
    });
    await readPart(shown, 'errors:detail.unknown');
  },
});

export const UndoUnknown = meta.story({
  async play(shown) {
    await removeRole(shown);
    const role = shown.words('area:users.administrator');
    const what = shown.words('users:roles.removed', { name: 'Amelie Brandt', role });
    await find(shown, 'heading', 'users:roles.empty.title', { name: 'Amelie Brandt' });
    shown.msw.use(on(addUserRoles).breaks(), on(getUserRoles).fails('Default.UnexpectedError'));
    await press(shown, 'shell:action.undo');
    await read(shown, 'errors:detail.takenBackUnknown', { what });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.details(unknownUser, 'roles') },
  async play(shown) {
    await seeTitle(shown, 'users:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});
