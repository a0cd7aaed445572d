import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf, enter, pageOf, type Place, press, read, seeNo } from '#stories/steps.ts';

/** Columns, sorting and filters under a name. */
const meta = preview.meta({
  title: 'Screens/Users/List, views',
  parameters: { at: '/home/users?origin=local' },
});

const name = 'Our own';

async function saveView(shown: Place): Promise<void> {
  await press(shown, 'area:list.views.title');
  const panel = await dialogOf(shown);
  await press(panel, 'area:list.views.saveAs');
  await enter(panel, 'area:list.views.name', name);
  await press(panel, 'area:list.views.save');
  await press(panel, 'area:list.views.remove', { name });
}

export const DeletedAndTakenBack = meta.story({
  async play(shown) {
    await saveView(shown);
    await read(shown, 'area:list.views.removed', { name });
    await userEvent.keyboard('{Escape}');
    await seeNo(shown, 'dialog', 'area:list.views.title');
    await press(shown, 'shell:action.undo');
    await userEvent.click(await pageOf(shown).findByRole('button', { name }));
    await expect(pageOf(await dialogOf(shown)).getByRole('radio', { name })).toBeChecked();
  },
});
