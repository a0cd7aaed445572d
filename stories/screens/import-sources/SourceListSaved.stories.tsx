import { importSourcesPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { saveList } from '#stories/saved-list.ts';
import { pageOf } from '#stories/steps.ts';

/** The list as a CSV file, with how each source starts, which is read row by row. */
const meta = preview.meta({
  title: 'Screens/Import sources/List, saved',
  parameters: { at: `${importSourcesPaths.list()}?q=Bjarne+Olsen` },
});

export const WithStart = meta.story({
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Bjarne Olsen' });
    const rows = await saveList(shown, 'import-sources:list.csvWithFlags', { count: 1 });
    await expect(rows[0]?.at(-1)).toBe(shown.words('import-sources:field.flags'));
    await expect(rows[1]?.[0]).toBe('Bjarne Olsen');
    await expect(rows[1]?.at(-1)).toBe(shown.words('import-sources:flag.byHand'));
  },
});
