import { archivePoliciesPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { saveList } from '#stories/saved-list.ts';
import { readPart, see } from '#stories/steps.ts';
import { change, newsletters } from './policies.ts';

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

/** On screen a sentence names a few patterns and counts the others: the file names each. */
export const ManyPatterns = meta.story({
  beforeEach({ world }) {
    const senderPatterns = Array.from({ length: 9 }, (_, index) => `*@news${index + 1}.example`);
    change(world, newsletters, { senderPatterns });
  },
  async play(shown) {
    await readPart(shown, 'archive-policies:words.more', { count: 6 });
    const [, , , line] = await saveList(shown, 'shell:csv.allMatching', { count: 7 });
    await expect(line?.join()).toContain('*@news9.example');
  },
});
