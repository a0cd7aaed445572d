import { addUserToGroups, listGroups } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { jonas, nobody, pageOf } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Add to groups',
  parameters: { at: usersPaths.addToGroups(jonas) },
});

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await pageOf(canvasElement).findByRole('dialog'));

async function chooseDesign(canvasElement: HTMLElement) {
  const dialog = await dialogOf(canvasElement);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Design' }));
  return dialog;
}

async function joinDesign(canvasElement: HTMLElement) {
  const dialog = await chooseDesign(canvasElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Add to 1 group' }));
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).hangs()),
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByRole('status', { name: 'Loading groups' })).toBeVisible());
  },
});

export const Empty = meta.story({
  beforeEach: ({ world }) => {
    const ids = Array.from(world.groups.rows(), ({ id }) => id);
    for (const id of ids) world.groups.remove(id);
  },
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByText('No group has this name.')).toBeVisible());
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByRole('checkbox', { name: 'Newsletter' })).toBeChecked();
    const managed = dialog.getByRole('checkbox', { name: 'Board' });
    await expect(managed).toHaveAccessibleDescription(/Its members change there/);
    await expect(dialog.getByRole('button', { name: 'Add to groups' })).toHaveAccessibleDescription(
      'Choose a group first.',
    );
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const dialog = await chooseDesign(canvasElement);
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search groups' }), 'council');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Works council' }));
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Design' })).toBeNull());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add to 2 groups' })).toBeVisible());
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserToGroups).hangs()),
  async play({ canvasElement }) {
    const dialog = await joinDesign(canvasElement);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Add to 1 group', busy: true })).toBeVisible(),
    );
  },
});

export const Added = meta.story({
  async play({ canvasElement, world }) {
    await joinDesign(canvasElement);
    const page = pageOf(canvasElement);
    await page.findByText('Jonas Petersen is now in Design');
    await expect(await page.findByRole('button', { name: 'Remove from Design' })).toBeVisible();
    await expect(world.members.of(groupIdOf('Design'))).toContain(jonas);
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Paste a list' }));
    await userEvent.type(dialog.getByLabelText('Paste a list'), 'design\nChess club');
    await userEvent.click(dialog.getByRole('button', { name: 'Find groups' }));
    await waitFor(() => expect(dialog.getByText('1 line matches no group')).toBeVisible());
    await expect(dialog.getByLabelText('Paste a list')).toHaveValue('Chess club');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add to 1 group' })).toBeVisible());
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

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserToGroups).fails('Group.NotFound')),
  async play({ canvasElement }) {
    const dialog = await joinDesign(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This group no longer exists');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(addUserToGroups).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const dialog = await joinDesign(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You are not allowed to do this');
    await expect(dialog.getByRole('checkbox', { name: 'Design' })).toBeChecked();
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.addToGroups(nobody) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroups).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByText('4b1c-77')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});
