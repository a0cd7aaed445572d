import { usersPaths } from '@archive-console/console';
import { userIdOf } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { pasteRows } from '#stories/create-many.ts';
import { enter, fieldOf, find, live, pageOf, press, read, seeTitle } from '#stories/steps.ts';
import { carla } from './people.ts';

/** What was typed before the tab was loaded anew: the tab kept it, for the person who typed it. */
function keepDraft(path: string, draft: Readonly<Record<string, readonly [before: string, typed: string]>>) {
  const person = userIdOf('carla.weiss');
  localStorage.setItem('ac.person', person);
  sessionStorage.setItem('ac.drafts', JSON.stringify({ person, pages: { [path]: draft } }));
}

const creating = { firstName: ['', 'Lena'], lastName: ['', 'Sommer'] } as const;
const gustav = usersPaths.edit(userIdOf('gustav.lund'), 'profile');

const meta = preview.meta({
  title: 'Screens/Users/Draft',
  parameters: { at: usersPaths.create() },
  beforeEach: () => keepDraft(usersPaths.create(), creating),
});

export const Restored = meta.story({
  async play(shown) {
    await read(shown, 'objects:unsaved.restored');
    await expect(await fieldOf(shown, 'users:field.firstName')).toHaveValue('Lena');
    await expect(await fieldOf(shown, 'users:field.lastName')).toHaveValue('Sommer');
  },
});

export const Discarded = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await press(shown, 'shell:action.discard');
    await expect(await fieldOf(shown, 'users:field.firstName')).toHaveValue('');
    await expect(page.queryByText(shown.words('objects:unsaved.restored'))).toBeNull();
    await waitFor(() => expect(sessionStorage.getItem('ac.drafts')).toBeNull());
  },
});

/** A list that is put away takes nothing of the next one with it: that is kept as the first was. */
export const DiscardedForAnother = meta.story({
  parameters: { at: usersPaths.createMany() },
  beforeEach: () => keepDraft(usersPaths.createMany(), { text: ['', 'lena.sommer;lena@demo.example'] }),
  async play(shown) {
    await press(shown, 'shell:action.discard');
    const another = 'nils.berg;nils@demo.example';
    await pasteRows(shown, another);
    await expect(await fieldOf(shown, 'create-many:paste.label')).toHaveValue(another);
    await waitFor(() => expect(sessionStorage.getItem('ac.drafts')).toContain('nils.berg'));
    await expect(sessionStorage.getItem('ac.drafts')).not.toContain('lena.sommer');
  },
});

/**
 * Another person changed the same field in the meantime: what was typed is not lost, and one of both
 * is chosen.
 */
export const RestoredOverAChange = meta.story({
  parameters: { at: gustav },
  beforeEach: () => keepDraft(gustav, { firstName: ['Gustavo', 'Gustaf'] }),
  async play(shown) {
    await read(shown, 'objects:unsaved.restored');
    await expect(await fieldOf(shown, 'users:field.firstName')).toHaveValue('Gustaf');
    await read(shown, 'objects:form.conflict.theirs', {
      field: shown.words('users:field.firstName'),
      value: 'Gustav',
    });
    await expect(
      await find(shown, 'button', 'objects:form.conflict.keep', {
        field: shown.words('users:field.firstName'),
      }),
    ).toBeEnabled();
  },
});

/** Who loses the administrator role is led away from the form, and finds what was typed when it comes back. */
export const RestoredAfterRoleCameBack = meta.story({
  beforeEach: () => sessionStorage.removeItem('ac.drafts'),
  async play(shown) {
    const { world } = shown;
    await live(world);
    await enter(shown, 'users:field.firstName', 'Lena');
    world.roles.remove(carla, ['TenantAdmin']);
    world.hub.notify('UsersChanged', { ids: [carla] });
    await seeTitle(shown, 'tenants:noPermissions.title');
    world.roles.add(carla, ['TenantAdmin']);
    world.hub.notify('UsersChanged', { ids: [carla] });
    await read(shown, 'objects:unsaved.restored');
    await expect(await fieldOf(shown, 'users:field.firstName')).toHaveValue('Lena');
  },
});
