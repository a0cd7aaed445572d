import { archivePoliciesPaths } from '@archive-console/console';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, pageOf } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Archive policies/List search',
  parameters: { at: `${archivePoliciesPaths.list()}?q=newers` },
});

/** What is typed in the middle of a search stands there, and the list follows. */
export const Changed = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    const search = await find(shown, 'searchbox', 'archive-policies:list.search');
    await userEvent.type(search, 'slett', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(search).toHaveValue('newsletters');
    await expect(await page.findByRole('link', { name: 'Newsletters' })).toBeVisible();
    await userEvent.clear(search);
    await expect(await page.findByRole('link', { name: 'Large files go elsewhere' })).toBeVisible();
    await expect(search).toHaveValue('');
  },
});
