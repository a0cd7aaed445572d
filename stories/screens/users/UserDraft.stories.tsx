import { usersPaths } from '@archive-console/console';
import { userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

/** What was typed before the tab was loaded anew: the tab kept it, for the person who typed it. */
function keepDraft(path: string, draft: Readonly<Record<string, readonly [before: string, typed: string]>>) {
  const person = userIdOf('carla.weiss');
  localStorage.setItem('ac.person', person);
  sessionStorage.setItem('ac.drafts', JSON.stringify({ person, pages: { [path]: draft } }));
}

const creating = { firstName: ['', 'Lena'], lastName: ['', 'Sommer'] } as const;
const gustav = usersPaths.edit(userIdOf('gustav.lund'), 'profile');

const meta = preview.meta({
  title: 'Screens/Users/Draft',
  parameters: { at: usersPaths.create() },
  beforeEach: () => keepDraft(usersPaths.create(), creating),
});

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Restored = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('What you typed here is back.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Lena');
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Sommer');
  },
});

export const Discarded = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Discard changes' }));
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect(page.queryByText('What you typed here is back.')).toBeNull();
    await waitFor(() => expect(sessionStorage.getItem('ac.drafts')).toBeNull());
  },
});

/**
 * Another person changed the same field in the meantime: what was typed is not lost, and one of both
 * is chosen.
 */
export const RestoredOverAChange = meta.story({
  parameters: { at: gustav },
  beforeEach: () => keepDraft(gustav, { firstName: ['Gustavo', 'Gustaf'] }),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('What you typed here is back.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Gustaf');
    await expect(page.getByText('First name is now “Gustav”.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep mine: First name' })).toBeEnabled();
  },
});
