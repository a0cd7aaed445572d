import { addUserRoles, addUserToGroups, getUserRoles } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  check,
  dialogOf,
  fieldOf,
  find,
  findPart,
  follow,
  pageOf,
  press,
  read,
  readPart,
  seeName,
  seeNo,
} from '#stories/steps.ts';
import { fill, submit } from './create-steps.ts';
import { chooseDesign } from './group-steps.ts';

/** A new user who has roles and groups from the start: the service takes them one after the other. */
const meta = preview.meta({
  title: 'Screens/Users/Create with access',
  parameters: { at: usersPaths.create() },
});

async function chooseGroup(shown: Place) {
  await press(shown, 'objects:groups.choose');
  const dialog = await chooseDesign(shown);
  await press(dialog, 'objects:groups.chooseCount', { count: 1 });
}

async function fillWithAccess(shown: Place) {
  await fill(shown);
  await check(shown, 'area:users.administrator');
  await chooseGroup(shown);
}

const lenaOf = ({ users }: World) => [...users.rows()].find(({ userName }) => userName === 'lena.sommer');
const rolesOf = (world: World) => world.roles.of(lenaOf(world)?.id ?? '');
const groupsOf = (world: World) =>
  [...world.groups.rows()]
    .filter(({ id }) => world.members.of(id).has(lenaOf(world)?.id ?? ''))
    .map(({ name }) => name);

export const Filled = meta.story({
  async play(shown) {
    await fillWithAccess(shown);
    await read(shown, 'new-user:words.administers');
    const words = pageOf(shown).getByRole('region', { name: shown.words('objects:form.inWords') });
    await waitFor(() => expect(words).toHaveTextContent('Design'));
  },
});

/** A group that is taken out stays in sight, and can be put back. */
export const GroupTakenOut = meta.story({
  async play(shown) {
    await chooseGroup(shown);
    const group = await pageOf(shown).findByRole('checkbox', { name: 'Design' });
    await expect(group).toBeChecked();
    await userEvent.click(group);
    await expect(group).not.toBeChecked();
    await press(shown, 'objects:groups.choose');
    const dialog = await dialogOf(shown);
    await expect(await dialog.findByRole('checkbox', { name: 'Design' })).not.toBeChecked();
    await press(dialog, 'shell:action.cancel');
    await userEvent.click(await pageOf(shown).findByRole('checkbox', { name: 'Design' }));
    await expect(await pageOf(shown).findByRole('checkbox', { name: 'Design' })).toBeChecked();
  },
});

/** The form asks before it is left, whatever was opened over it before. */
export const ConfirmingLeaveUnsaved = meta.story({
  async play(shown) {
    await fill(shown);
    await chooseGroup(shown);
    await follow(shown, 'shell:action.cancel');
    await press(shown, 'shell:unsaved.stay');
    await expect(await fieldOf(shown, 'users:field.userName')).toHaveValue('lena.sommer');
    await expect(await pageOf(shown).findByRole('checkbox', { name: 'Design' })).toBeChecked();
  },
});

export const Submitted = meta.story({
  async play(shown) {
    await fillWithAccess(shown);
    await submit(shown);
    await seeName(shown, 'Lena Sommer');
    await expect(rolesOf(shown.world)).toContain('TenantAdmin');
    await expect(groupsOf(shown.world)).toEqual(['Design']);
  },
});

/** The user exists all the same; what is missing is said and can be tried again, without a second user. */
export const RoleRefused = meta.story({
  beforeEach: ({ world }) => void world.faults.add({ operation: addUserRoles, kind: 'unavailable' }),
  async play(shown) {
    await fillWithAccess(shown);
    await submit(shown);
    await seeName(shown, 'Lena Sommer');
    const name = 'Lena Sommer';
    const roles = shown.words('area:users.administrator');
    await read(shown, 'new-user:left.roles', { count: 1, name, roles });
    await expect(groupsOf(shown.world)).toEqual(['Design']);
    await press(shown, 'shell:action.retry');
    await read(shown, 'new-user:left.roles', { count: 1, name, roles });
    shown.world.faults.clear();
    await press(shown, 'shell:action.retry');
    // Said once, however often it was tried.
    await expect(await read(shown, 'users:addRoles.added', { count: 1, name, roles })).not.toHaveTextContent(
      '×',
    );
    await expect(rolesOf(shown.world)).toContain('TenantAdmin');
    // What was said of the tries that failed is not true any more.
    await press(shown, 'shell:notifications.open');
    const messages = await findPart(shown, 'dialog', 'shell:notifications.open');
    await read(messages, 'users:addRoles.added', { count: 1, name, roles });
    await expect(
      messages.queryByText(shown.words('new-user:left.roles', { count: 1, name, roles })),
    ).toBeNull();
  },
});

/** The roles cannot be read either: the message does not claim that they are missing. */
export const RoleUnknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(addUserRoles).fails('Default.UnexpectedError'),
      on(getUserRoles).fails('Default.UnexpectedError'),
    ),
  async play(shown) {
    await fillWithAccess(shown);
    await submit(shown);
    await seeName(shown, 'Lena Sommer');
    const roles = shown.words('area:users.administrator');
    await read(shown, 'errors:detail.unclear', {
      what: shown.words('new-user:left.roles', { count: 1, name: 'Lena Sommer', roles }),
    });
    await readPart(shown, 'errors:detail.unknown');
  },
});

export const GroupRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserToGroups).fails('Group.NotFound')),
  async play(shown) {
    await fillWithAccess(shown);
    await submit(shown);
    await seeName(shown, 'Lena Sommer');
    await read(shown, 'new-user:left.groups', { count: 1, name: 'Lena Sommer', groups: 'Design' });
    await expect(rolesOf(shown.world)).toContain('TenantAdmin');
  },
});

/** The service gave the role, and only its answer was lost: the console looks before it complains. */
export const AnswerLost = meta.story({
  beforeEach: ({ world }) =>
    void world.faults.add({ operation: addUserRoles, kind: 'bad-gateway', isDone: true }),
  async play(shown) {
    await fillWithAccess(shown);
    await submit(shown);
    await seeName(shown, 'Lena Sommer');
    await expect(rolesOf(shown.world)).toContain('TenantAdmin');
    await seeNo(shown, 'button', 'shell:action.retry');
    await find(shown, 'link', 'users:action.edit');
  },
});
