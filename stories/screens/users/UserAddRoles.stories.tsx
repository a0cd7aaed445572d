import { addUserRoles, getUserRoles } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  check,
  enter,
  fieldOf,
  find,
  leaveUnsaved,
  pageOf,
  partOf,
  press,
  read,
  readAlert,
  see,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { amelie, jonas, unknownUser } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Add roles',
  parameters: { at: usersPaths.addRoles(jonas) },
});

const dialogOf = async (shown: Place) => partOf(shown, await pageOf(shown).findByRole('dialog'));

async function tickAdministrator(shown: Place) {
  const dialog = await dialogOf(shown);
  await check(dialog, 'area:users.administrator');
  return dialog;
}

async function giveAdministrator(shown: Place) {
  const dialog = await tickAdministrator(shown);
  await press(dialog, 'users:addRoles.submit', { count: 1 });
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles).hangs()),
  async play(shown) {
    const dialog = await dialogOf(shown);
    await see(dialog, 'status', 'users:roles.loading');
    await seeNo(dialog, 'button', 'users:addRoles.submit', { count: 0 });
  },
});

export const Blank = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await expect(await find(dialog, 'checkbox', 'area:users.administrator')).not.toBeChecked();
    await expect(await fieldOf(dialog, 'users:addRoles.other.label')).toHaveValue('');
    // Where the focus goes by itself depends on what was there first: the dialog or the roles.
    await userEvent.click(dialog.getByLabelText(shown.words('users:addRoles.other.label')));
  },
});

export const Filled = meta.story({
  async play(shown) {
    const dialog = await tickAdministrator(shown);
    await enter(dialog, 'users:addRoles.other.label', 'Auditor');
    await see(dialog, 'button', 'users:addRoles.submit', { count: 2 });
  },
});

/** What is typed is not lost unasked. */
export const ConfirmingLeave = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await enter(dialog, 'users:addRoles.other.label', 'Auditor');
    const field = await fieldOf(dialog, 'users:addRoles.other.label');
    await leaveUnsaved(dialog, () => expect(field).toHaveValue('Auditor'));
    await see(shown, 'heading', 'users:roles.title');
  },
});

export const AlreadyHeld = meta.story({
  parameters: { at: usersPaths.addRoles(amelie) },
  async play(shown) {
    const dialog = await dialogOf(shown);
    const administrator = await find(dialog, 'checkbox', 'area:users.administrator');
    await expect(administrator).toBeChecked();
    await expect(administrator).toHaveAccessibleDescription(shown.words('users:addRoles.held'));
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserRoles).hangs()),
  async play(shown) {
    const dialog = await giveAdministrator(shown);
    await waitFor(() =>
      expect(
        dialog.getByRole('button', { name: shown.words('users:addRoles.submit', { count: 1 }), busy: true }),
      ).toBeVisible(),
    );
  },
});

export const Given = meta.story({
  async play(shown) {
    await giveAdministrator(shown);
    await read(shown, 'users:addRoles.added', {
      name: 'Jonas Petersen',
      roles: shown.words('area:users.administrator'),
      count: 1,
    });
    await see(shown, 'button', 'users:roles.remove', { role: shown.words('area:users.administrator') });
    await expect(shown.world.roles.of(jonas)).toContain('TenantAdmin');
  },
});

export const TakenBack = meta.story({
  async play(shown) {
    await giveAdministrator(shown);
    await press(shown, 'shell:action.undo');
    await waitFor(() => expect(shown.world.roles.of(jonas)).not.toContain('TenantAdmin'));
    await see(shown, 'heading', 'users:roles.empty.title', { name: 'Jonas Petersen' });
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await press(dialog, 'users:addRoles.submit', { count: 0 });
    const mistake = shown.words.part('users:addRoles.none');
    await expect(await find(dialog, 'group', 'users:addRoles.legend')).toHaveAccessibleDescription(mistake);
    const first = dialog.getByRole('checkbox', { name: shown.words('area:users.administrator') });
    await expect(first).toHaveFocus();
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription(mistake);
    await expect(await fieldOf(dialog, 'users:addRoles.other.label')).toBeValid();
  },
});

export const Rejected = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await enter(dialog, 'users:addRoles.other.label', 'Auditor{enter}');
    const field = await fieldOf(dialog, 'users:addRoles.other.label');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(shown.words.part('users:addRoles.other.unknown'));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Auditor');
    await expect(
      pageOf(shown).queryByText(shown.words.part('users:profile.can.others', { count: 2 })),
    ).toBeNull();
  },
});

export const RejectedAndMended = meta.story({
  async play(shown) {
    await Rejected.play(shown);
    const field = await fieldOf(shown, 'users:addRoles.other.label');
    await userEvent.type(field, 's');
    await expect(field).toBeValid();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserRoles).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await giveAdministrator(shown);
    await readAlert(dialog, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.addRoles(unknownUser) },
  async play(shown) {
    const page = pageOf(shown);
    await seeTitle(shown, 'users:details.notFound.title');
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserRoles).fails('User.NotFound')),
  async play(shown) {
    const dialog = await giveAdministrator(shown);
    await readAlert(dialog, 'errors:User.NotFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserRoles).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const dialog = await giveAdministrator(shown);
    const page = pageOf(shown);
    await page.findByText(/4b1c-77/);
    await readAlert(dialog, 'errors:detail.notDone');
    await expect(await find(dialog, 'checkbox', 'area:users.administrator')).toBeChecked();
  },
});
