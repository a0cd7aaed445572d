import { groupsPaths } from '@archive-console/console';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { leadShownConsole } from '#.storybook/shown-console';
import { enter, findPart, pageOf, press, see, selectRow } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/Result for many, left',
  parameters: { at: '/home/users?origin=local&rows=10' },
});

/** A link or the way back leads to another page below the result: there, nothing can be chosen anew. */
export const NothingToCorrect = meta.story({
  async play(shown) {
    for (const name of ['Gustav Lund', 'Jonas Petersen']) await selectRow(shown, name);
    await press(shown, 'users:addRoles.submit', { count: 1 });
    await enter(shown, 'users:addRoles.other.label', 'Auditor{enter}');
    await see(shown, 'button', 'users:bulk.addRoles.correct');
    await leadShownConsole(groupsPaths.list());
    const page = pageOf(shown);
    const correct = () => page.queryByRole('button', { name: shown.words('users:bulk.addRoles.correct') });
    await waitFor(() => expect(correct()).toBeNull());
    const sheet = await findPart(shown, 'dialog', 'users:bulk.addRoles.partlyDone', {
      roles: shown.words('users:bulk.roles', { roles: 'Auditor', count: 1 }),
      count: 0,
    });
    const close = sheet.getAllByRole('button', { name: shown.words('shell:action.close') });
    await expect(close.at(-1)).toBeVisible();
  },
});
