import { usersPaths } from '@archive-console/console';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { save, type, typeAgainstWinter } from './edit-steps.ts';
import { jonas, rename } from './people.ts';

/** What becomes of a display name that is made of the other names, and of one that is not. */
const meta = preview.meta({ title: 'Screens/Users/Edit names', parameters: { at: usersPaths.edit(jonas) } });

/** A display name that a person typed is theirs: it does not follow the last name. */
export const OwnDisplayName = meta.story({
  async play({ canvasElement }) {
    await type(canvasElement, 'Display name', 'Jonas P.');
    const page = await type(canvasElement, 'Last name', 'Lund');
    await expect(page.getByLabelText('Display name')).toHaveValue('Jonas P.');
  },
});

export const OwnDisplayNameStored = meta.story({
  beforeEach: ({ world }) => rename(world, jonas, { displayName: 'Jonas P.' }),
  async play({ canvasElement }) {
    const page = await type(canvasElement, 'Last name', 'Lund');
    await expect(page.getByText('1 change not saved')).toBeVisible();
    await expect(page.getByLabelText('Display name')).toHaveValue('Jonas P.');
  },
});

export const ConflictSettled = meta.story({
  async play({ canvasElement, world }) {
    const page = await typeAgainstWinter(canvasElement, world);
    await userEvent.click(page.getByRole('button', { name: 'Keep mine: Last name' }));
    await expect(page.queryByText('Last name is now “Winter”.')).toBeNull();
    await expect(page.getByText('Winter becomes Lund')).toBeVisible();
    await save(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Jonas Lund' });
    await expect(world.users.get(jonas)).toMatchObject({
      lastName: 'Lund',
      displayName: 'Jonas Lund',
    });
  },
});

export const ConflictGivenUp = meta.story({
  async play({ canvasElement, world }) {
    const page = await typeAgainstWinter(canvasElement, world);
    await userEvent.click(page.getByRole('button', { name: 'Take theirs: Last name' }));
    await waitFor(() => expect(page.getByLabelText('Display name')).toHaveValue('Jonas Winter'));
    await expect(page.getByText(/^Nothing yet/)).toBeVisible();
  },
});
