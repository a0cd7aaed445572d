import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf, enter, pageOf, press } from '#stories/steps.ts';

/** Columns, sorting and filters under a name. */
const meta = preview.meta({
  title: 'Screens/Users/List, views',
  parameters: { at: '/home/users?origin=local' },
});

const name = 'Our own';

export const DeletedAndTakenBack = meta.story({
  async play(shown) {
    await press(shown, 'area:list.views.title');
    const panel = await dialogOf(shown);
    await press(panel, 'area:list.views.saveAs');
    await enter(panel, 'area:list.views.name', name);
    await press(panel, 'area:list.views.save');
    await press(panel, 'area:list.views.remove', { name });
    await press(panel, 'shell:action.undo');
    // It is in the list at once, and open as soon as the address says so.
    await expect(await pageOf(panel).findByRole('radio', { name, checked: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await pageOf(shown).findByRole('button', { name })).toBeVisible();
  },
});
