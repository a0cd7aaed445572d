import { usersPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, fieldOf, find, live, readPart } from '#stories/steps.ts';
import { jonas } from './people.ts';

/** What a form says of what another person does to its person. */
const meta = preview.meta({
  title: 'Screens/Users/Edit, elsewhere',
  parameters: { at: usersPaths.edit(jonas) },
});

/** The page is notified before Save is pressed. */
export const DeletedElsewhere = meta.story({
  async play(shown) {
    await enter(shown, 'users:field.lastName', 'Lund');
    await live(shown.world);
    shown.world.users.remove(jonas);
    shown.world.hub.notify('UsersChanged', { ids: [jonas] });
    await readPart(shown, 'objects:form.deleted.text');
    await expect(await fieldOf(shown, 'users:field.lastName')).toHaveValue('Lund');
    await expect(await fieldOf(shown, 'users:field.lastName')).toHaveAttribute('readonly');
    await expect(await find(shown, 'button', 'users:edit.submit')).toHaveAccessibleDescription(
      shown.words('objects:form.deleted.title'),
    );
  },
});
