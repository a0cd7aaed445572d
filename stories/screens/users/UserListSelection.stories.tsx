import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { choose, findPart, follow, pageOf, type Place, press, seeNo, selectRow } from '#stories/steps.ts';
import { chosen, selectThree } from './list-steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/List, selection',
  parameters: { at: '/home/users?rows=10' },
});

const seeSelected = (shown: Place, count: number) =>
  waitFor(async () =>
    expect(await chosen(shown)).toHaveTextContent(shown.words('area:list.selected', { count })),
  );
const rowOf = (shown: Place, name: string) => pageOf(shown).findByRole('link', { name });

export const DeletedFromItsMenu = meta.story({
  parameters: { at: '/home/users' },
  async play(shown) {
    await selectRow(shown, 'Jonas Petersen');
    await selectRow(shown, 'Bjarne Olsen');
    await press(shown, 'area:list.rowActions', { name: 'Jonas Petersen' });
    await choose(shown, 'users:delete.confirm');
    const dialog = await findPart(shown, 'alertdialog', 'objects:delete.title', { name: 'Jonas Petersen' });
    await press(dialog, 'users:delete.confirm');
    await seeSelected(shown, 1);
  },
});

export const BackFromARow = meta.story({
  async play(shown) {
    await selectThree(shown);
    await userEvent.click(await rowOf(shown, 'Bjarne Olsen'));
    const path = await findPart(shown, 'navigation', 'shell:navigation.breadcrumbs');
    await follow(path, 'users:list.title');
    await seeSelected(shown, 3);
    await waitFor(async () => expect(await rowOf(shown, 'Bjarne Olsen')).toHaveFocus());
  },
});

export const ByKeyboard = meta.story({
  async play(shown) {
    const row = await rowOf(shown, 'Bjarne Olsen');
    // The keys of the rows come in a file of their own, after the first row.
    await waitFor(async () => {
      row.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(row).not.toHaveFocus();
    });
    row.focus();
    await userEvent.keyboard(' ');
    await seeSelected(shown, 1);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await seeSelected(shown, 3);
    await userEvent.keyboard('{Escape}');
    await seeNo(shown, 'region', 'area:list.bulkActions');
  },
});
