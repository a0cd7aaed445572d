import { listGroups } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { chooseDesign, dialogOf } from './group-steps.ts';
import { jonas, pageOf } from './people.ts';

/** What becomes of a list of groups from elsewhere. */
const meta = preview.meta({
  title: 'Screens/Users/Add to groups, pasted',
  parameters: { at: usersPaths.addToGroups(jonas) },
});

/** Of each pasted line it is said what became of it, and what two lines name is joined once. */
export const Pasted = meta.story({
  async play({ canvasElement, world }) {
    const dialog = await chooseDesign(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Paste a list' }));
    await userEvent.type(
      dialog.getByLabelText('Paste a list'),
      'design\nChess club\nInterns\nNewsletter\nINTERNS\nBoard\nchess club',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Find groups' }));
    await waitFor(() => expect(dialog.getByText('1 line matches nothing')).toBeVisible());
    await expect(dialog.getByLabelText('Paste a list')).toHaveValue('Chess club');
    await expect(dialog.getByText('2 selected')).toBeVisible();
    const [first, second, ...others] = dialog.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Newsletter Already a member');
    await expect(second).toHaveTextContent('Board Managed by Microsoft 365. Its members change there.');
    await expect(others.map((chip) => chip.firstChild?.textContent)).toEqual(['Design', 'Interns']);
    await userEvent.click(dialog.getByRole('button', { name: 'Add to 2 groups' }));
    await pageOf(canvasElement).findByText('Jonas Petersen is now in 2 groups');
    for (const group of ['Design', 'Interns']) {
      await expect(world.members.of(groupIdOf(group))).toContain(jonas);
    }
  },
});

/** Of two pasted lines, one finds its group and the other meets an error. */
export const PasteHalfRead = meta.story({
  async play({ canvasElement, msw }) {
    const dialog = await dialogOf(canvasElement);
    await dialog.findByRole('checkbox', { name: 'Design' });
    await userEvent.click(dialog.getByRole('button', { name: 'Paste a list' }));
    await userEvent.type(dialog.getByLabelText('Paste a list'), 'Design\nWorks council');
    msw.use(on(listGroups, { once: true }).fails('Default.UnexpectedError'));
    await userEvent.click(dialog.getByRole('button', { name: 'Find groups' }));
    await waitFor(() => expect(dialog.getByText('1 line could not be looked up')).toBeVisible());
    await expect(dialog.queryByText(/no group/)).toBeNull();
    await expect(dialog.getByLabelText('Paste a list')).toHaveDisplayValue(/^(Design|Works council)$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Find groups' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add to 2 groups' })).toBeVisible());
    await expect(dialog.getByLabelText('Paste a list')).toHaveValue('');
  },
});

/** Closing ends what a pasted list still asks: no lookup goes on, and none of those waiting begins. */
export const PasteLeft = meta.story({
  async play({ canvasElement, msw }) {
    const dialog = await dialogOf(canvasElement);
    await dialog.findByRole('checkbox', { name: 'Design' });
    await userEvent.click(dialog.getByRole('button', { name: 'Paste a list' }));
    await userEvent.type(dialog.getByLabelText('Paste a list'), 'One\nTwo\nThree\nFour\nFive\nSix');
    msw.use(on(listGroups).hangs());
    const sent = spyOn(globalThis, 'fetch');
    const lookups = () =>
      sent.mock.calls
        .filter(([address]) => typeof address === 'string' && address.includes('groups'))
        .map(([, init]) => init?.signal);
    await userEvent.click(dialog.getByRole('button', { name: 'Find groups' }));
    await waitFor(() => expect(lookups()).toHaveLength(4));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const page = pageOf(canvasElement);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(lookups().map((signal) => signal?.aborted)).toEqual([true, true, true, true]));
    await expect(page.queryByRole('alertdialog')).toBeNull();
    await expect(page.getByRole('heading', { level: 1, name: 'Jonas Petersen' })).toBeVisible();
  },
});
