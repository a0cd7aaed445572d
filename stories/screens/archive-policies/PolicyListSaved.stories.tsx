import { archivePoliciesPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { saveList } from '#stories/saved-list.ts';
import { see } from '#stories/steps.ts';

/** The policies as a CSV file, in their order and in words. */
const meta = preview.meta({
  title: 'Screens/Archive policies/List, saved',
  parameters: { at: archivePoliciesPaths.list() },
});

export const Saved = meta.story({
  async play(shown) {
    await see(shown, 'link', 'archive-policies:list.create');
    const rows = await saveList(shown, 'shell:csv.allMatching', { count: 7 });
    await expect(rows[3]?.slice(0, 2)).toEqual(['3', 'Newsletters']);
    await expect(rows[6]?.at(-1)).toBe(shown.words('archive-policies:list.disabled'));
    await see(shown, 'button', 'area:list.csv');
  },
});
