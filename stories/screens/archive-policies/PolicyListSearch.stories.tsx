import { archivePoliciesPaths } from '@archive-console/console';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, pageOf, pick, type Place, press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Archive policies/List search',
  parameters: { at: `${archivePoliciesPaths.list()}?q=newers` },
});

const names = (shown: Place) =>
  pageOf(shown)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** By what a policy does and by whether it decides, both at once. */
export const ByActionAndState = meta.story({
  parameters: { at: archivePoliciesPaths.list() },
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Newsletters' });
    await press(shown, 'area:list.filter');
    await press(shown, 'archive-policies:field.action');
    await pick(shown, 'archive-policies:action.DoNotArchive');
    await waitFor(() => expect(names(shown)).not.toContain('Keep everything legal'));
    await press(shown, 'area:list.filter');
    await press(shown, 'archive-policies:list.column.state');
    await pick(shown, 'archive-policies:list.enabled');
    await waitFor(() => expect(names(shown)).not.toContain('Large files go elsewhere'));
    await expect(names(shown)).toContain('Newsletters');
  },
});

/** A link from before says what a policy does and whether it decides in one parameter. */
export const ByOldLink = meta.story({
  parameters: { at: `${archivePoliciesPaths.list()}?show=notArchived` },
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Newsletters' });
    await expect(names(shown)).not.toContain('Keep everything legal');
    await press(shown, 'area:list.removeFilter', { label: shown.words('archive-policies:field.action') });
    await expect(await pageOf(shown).findByRole('link', { name: 'Keep everything legal' })).toBeVisible();
  },
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
