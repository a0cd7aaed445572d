import { importSourcesPaths } from '@archive-console/console';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { saveList } from '#stories/saved-list.ts';
import { live, pageOf } from '#stories/steps.ts';
import { progress } from './sources.ts';

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

/** The file says how far an import is as its bar does: what the hub has reported is ahead of what was read. */
export const Running = meta.story({
  parameters: { at: `${importSourcesPaths.list()}?q=archive-2019` },
  async play(shown) {
    const bar = await pageOf(shown).findByRole('progressbar');
    await live(shown.world);
    progress(shown.world, 215_000);
    const figure = new Intl.NumberFormat(shown.words.locale).format(215_000);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', expect.stringContaining(figure)));
    const rows = await saveList(shown, 'shell:csv.page', { count: 1 });
    await expect(rows[1]).toContain('215000');
  },
});
