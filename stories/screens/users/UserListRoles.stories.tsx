import { getUserRoles } from '@archive-console/api-client';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Users/List, roles on cards',
  parameters: { at: '/home/users?rows=10' },
  globals: { viewport: { value: 'telephone' } },
});

const bjarne = { path: { userId: userIdOf('bjarne.olsen') } };

async function cardOf(shown: Parameters<typeof pageOf>[0], name: string) {
  const link = await pageOf(shown).findByRole('link', { name });
  return link.closest('tr') as HTMLElement;
}

/** A role that is on its way keeps the place of a badge. */
export const LoadingRole = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles, bjarne).hangs()),
  async play(shown) {
    const card = await cardOf(shown, 'Bjarne Olsen');
    const place = card.querySelector('[data-place=badge] > *') as HTMLElement;
    await waitFor(() => expect(place).toBeVisible());
    await expect(place.getBoundingClientRect().width).toBeGreaterThan(60);
    await expect(place.getBoundingClientRect().height).toBeGreaterThan(16);
  },
});

export const UnreadableRole = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUserRoles, bjarne).fails('Default.UnexpectedError')),
  async play(shown) {
    const card = await cardOf(shown, 'Bjarne Olsen');
    await waitFor(() => expect(within(card).getByText(shown.words('users:list.role.unknown'))).toBeVisible());
    // The ordinary role is left out.
    const other = await cardOf(shown, 'Daniyar Seitkali');
    await waitFor(() =>
      expect(within(other).getByText(shown.words('users:details.title'))).toBeInTheDocument(),
    );
    await expect(within(other).getByText(shown.words('users:details.title'))).not.toBeVisible();
  },
});
