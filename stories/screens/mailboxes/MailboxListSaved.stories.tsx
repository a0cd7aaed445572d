import { mailboxesPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { saveList } from '#stories/saved-list.ts';
import { pageOf } from '#stories/steps.ts';
import { councilAddress } from './mailboxes.ts';

/** The list as a CSV file, with owners and addresses, which are read row by row. */
const meta = preview.meta({
  title: 'Screens/Mailboxes/List, saved',
  parameters: { at: `${mailboxesPaths.list()}?q=Works+council` },
});

export const WithAddresses = meta.story({
  async play(shown) {
    await expect(await pageOf(shown).findByRole('link', { name: 'Works council' })).toBeVisible();
    const rows = await saveList(shown, 'mailboxes:list.csvWithAddresses', { count: 1 });
    await expect(rows[1]?.[0]).toBe('Works council');
    await expect(rows[1]?.slice(-2)).toEqual(['Jonas Petersen', councilAddress]);
  },
});
