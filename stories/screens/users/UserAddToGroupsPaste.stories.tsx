import { listGroups } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf, enter, fieldOf, leaveUnsaved, pageOf, press, read, see, seeName } from '#stories/steps.ts';
import { chooseDesign } from './group-steps.ts';
import { jonas } from './people.ts';

/** What becomes of a list of groups from elsewhere. */
const meta = preview.meta({
  title: 'Screens/Users/Add to groups, pasted',
  parameters: { at: usersPaths.addToGroups(jonas) },
});

/** Of each pasted line it is said what became of it, and what two lines name is joined once. */
export const Pasted = meta.story({
  async play(shown) {
    const dialog = await chooseDesign(shown);
    await press(dialog, 'objects:picker.pasteList');
    await enter(
      dialog,
      'objects:picker.pasteList',
      'design\nChess club\nInterns\nNewsletter\nINTERNS\nBoard\nchess club',
    );
    await press(dialog, 'objects:groups.picker.pasteFind');
    await read(dialog, 'objects:picker.notFound', { count: 1 });
    await expect(await fieldOf(dialog, 'objects:picker.pasteList')).toHaveValue('Chess club');
    await read(dialog, 'area:list.selected', { count: 2 });
    const [first, second, ...others] = dialog.getAllByRole('listitem');
    await expect(first).toHaveTextContent(`Newsletter ${shown.words('objects:groups.picker.already')}`);
    await expect(second).toHaveTextContent(`Board ${shown.words('area:groups.managedMembers')}`);
    await expect(others.map((chip) => chip.firstChild?.textContent)).toEqual(['Design', 'Interns']);
    await press(dialog, 'users:addToGroups.submit', { count: 2 });
    await read(shown, 'users:addToGroups.added', { name: 'Jonas Petersen', count: 2 });
    for (const group of ['Design', 'Interns']) {
      await expect(shown.world.members.of(groupIdOf(group))).toContain(jonas);
    }
  },
});

/** Of two pasted lines, one finds its group and the other meets an error. */
export const PasteHalfRead = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await dialog.findByRole('checkbox', { name: 'Design' });
    await press(dialog, 'objects:picker.pasteList');
    await enter(dialog, 'objects:picker.pasteList', 'Design\nWorks council');
    shown.msw.use(on(listGroups, { once: true }).fails('Default.UnexpectedError'));
    await press(dialog, 'objects:groups.picker.pasteFind');
    await read(dialog, 'objects:picker.unread', { count: 1 });
    await expect(dialog.queryByText(shown.words.part('users:groups.empty.title'))).toBeNull();
    await expect(await fieldOf(dialog, 'objects:picker.pasteList')).toHaveDisplayValue(
      /^(Design|Works council)$/,
    );
    await press(dialog, 'objects:groups.picker.pasteFind');
    await see(dialog, 'button', 'users:addToGroups.submit', { count: 2 });
    await expect(await fieldOf(dialog, 'objects:picker.pasteList')).toHaveValue('');
  },
});

/** Closing ends what a pasted list still asks: no lookup goes on, and none of those waiting begins. */
export const PasteLeft = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    await dialog.findByRole('checkbox', { name: 'Design' });
    await press(dialog, 'objects:picker.pasteList');
    await enter(dialog, 'objects:picker.pasteList', 'One\nTwo\nThree\nFour\nFive\nSix');
    shown.msw.use(on(listGroups).hangs());
    const sent = spyOn(globalThis, 'fetch');
    const lookups = () =>
      sent.mock.calls
        .filter(([address]) => typeof address === 'string' && address.includes('groups'))
        .map(([, init]) => init?.signal);
    await press(dialog, 'objects:groups.picker.pasteFind');
    await waitFor(() => expect(lookups()).toHaveLength(4));
    const field = await fieldOf(dialog, 'objects:picker.pasteList');
    await leaveUnsaved(dialog, () => expect(field).toHaveDisplayValue(/^One\n/));
    const page = pageOf(shown);
    await waitFor(() => expect(lookups().map((signal) => signal?.aborted)).toEqual([true, true, true, true]));
    await expect(page.queryByRole('alertdialog')).toBeNull();
    await seeName(shown, 'Jonas Petersen');
  },
});
