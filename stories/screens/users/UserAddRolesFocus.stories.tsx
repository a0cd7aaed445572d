import { usersPaths } from '@archive-console/console';
import { userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  dialogOf,
  enter,
  fieldOf,
  follow,
  pageOf,
  press,
  readHint,
  see,
} from '#stories/steps.ts';
import { amelie } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Add roles, where the focus is',
  parameters: { at: usersPaths.details(amelie, 'roles') },
});

/** Once the roles held are read, so that the dialog knows them from the first. */
async function open(shown: Place) {
  await see(shown, 'button', 'users:roles.remove', { role: shown.words('area:users.administrator') });
  await follow(shown, 'users:action.addRoles');
  return await dialogOf(shown);
}

/** No box can be changed: the focus is where a role is typed. */
export const AllHeld = meta.story({
  async play(shown) {
    const dialog = await open(shown);
    const other = await fieldOf(dialog, 'users:addRoles.other.label');
    await waitFor(() => expect(other).toHaveFocus());
  },
});

/** The first box cannot be changed: the focus is on the second. */
export const FirstHeld = meta.story({
  parameters: { at: usersPaths.list() },
  beforeEach: ({ world }) => world.roles.add(userIdOf('bjarne.olsen'), ['Auditor']),
  async play(shown) {
    const page = pageOf(shown);
    await page.findByText('Auditor');
    await userEvent.click(page.getByRole('link', { name: 'Amelie Brandt' }));
    const roles = { name: shown.words.part('users:details.tab.roles') };
    await userEvent.click(await page.findByRole('link', roles));
    const dialog = await open(shown);
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Auditor' })).toHaveFocus());
  },
});

/** What cannot be sent is where the focus goes. */
export const InvalidTooLong = meta.story({
  async play(shown) {
    const dialog = await open(shown);
    await enter(dialog, 'users:addRoles.other.label', 'Auditor of the archive '.repeat(12));
    await press(dialog, 'users:addRoles.submit', { count: 1 });
    await readHint(dialog, 'users:addRoles.other.label', 'objects:form.lineTooLong');
    await expect(await fieldOf(dialog, 'users:addRoles.other.label')).toHaveFocus();
    await expect(shown.world.roles.of(amelie)).toHaveLength(1);
  },
});
