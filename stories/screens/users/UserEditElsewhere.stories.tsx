import { usersPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { type } from './edit-steps.ts';
import { jonas, live } from './people.ts';

/** What a form says of what another person does to its person. */
const meta = preview.meta({
  title: 'Screens/Users/Edit, elsewhere',
  parameters: { at: usersPaths.edit(jonas) },
});

/** The page is notified before Save is pressed. */
export const DeletedElsewhere = meta.story({
  async play({ canvasElement, world }) {
    const page = await type(canvasElement, 'Last name', 'Lund');
    await live(world);
    world.users.remove(jonas);
    world.hub.notify('UsersChanged', { ids: [jonas] });
    await expect(await page.findByText(/so that you can copy it/)).toBeVisible();
    await expect(page.getByLabelText('Last name')).toHaveValue('Lund');
    await expect(page.getByLabelText('Last name')).toHaveAttribute('readonly');
    await expect(page.getByRole('button', { name: 'Save user' })).toHaveAccessibleDescription(
      'Deleted by another person meanwhile',
    );
  },
});
