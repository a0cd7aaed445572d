import { groupsPaths } from '@archive-console/console';
import { groupIdOf } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { choose, see, seeName, seeNo, selectRow } from '#stories/steps.ts';
import { group, open } from './palette-steps.ts';

const meta = preview.meta({
  title: 'Screens/Shell/Palette, of objects',
  parameters: { at: groupsPaths.list() },
});

/** Where an object is open, the palette offers what its header offers, as far as the service would do it. */
export const PaletteOfOpenObject = meta.story({
  parameters: { at: groupsPaths.details(groupIdOf('Newsletter')) },
  async play(shown) {
    await seeName(shown, 'Newsletter');
    await open(shown);
    const actions = await group(shown, 'area:list.rowActions', { name: 'Newsletter' });
    await expect(actions.getAllByRole('menuitem')).toHaveLength(4);
    await userEvent.paste(shown.words('groups:action.delete'));
    await choose(actions, 'groups:action.delete');
    await see(shown, 'alertdialog', 'objects:delete.title', { name: 'Newsletter' });
  },
});

/** Nothing can be done with a group that Microsoft 365 manages. */
export const PaletteOfManagedObject = meta.story({
  parameters: { at: groupsPaths.details(groupIdOf('Board')) },
  async play(shown) {
    await seeName(shown, 'Board');
    await open(shown);
    await group(shown, 'home:palette.pages');
    await seeNo(shown, 'group', 'area:list.rowActions', { name: 'Board' });
  },
});

/** Where rows are selected, it offers what the bar below them offers. */
export const PaletteOfSelection = meta.story({
  parameters: { at: groupsPaths.list() },
  async play(shown) {
    await selectRow(shown, 'Newsletter');
    await open(shown);
    const actions = await group(shown, 'area:list.bulkActions');
    await choose(actions, 'groups:bulk.deleteMany');
    await see(shown, 'alertdialog', 'groups:bulk.delete.title', { count: 1 });
  },
});

/** Who has the code of an error before them is led to its page. */
export const PaletteOfErrorCode = meta.story({
  async play(shown) {
    await open(shown);
    await userEvent.paste('user.managed');
    const codes = await group(shown, 'shell:navigation.help');
    await userEvent.click(await codes.findByRole('menuitem', { name: 'User.ManagedReadonly' }));
    await see(shown, 'heading', 'errors:User.ManagedReadonly.title');
  },
});
