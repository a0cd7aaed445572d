import { getImportSource } from '@archive-console/api-client';
import { dashboardPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import { readPart } from '#stories/steps.ts';
import { bjarne } from '#stories/screens/import-sources/sources.ts';
import preview from '#.storybook/preview';
import { addManySources, attentionOf, secondFactor, settle } from './dashboard-attention.ts';

/** What was not looked through may need the administrator. */
const meta = preview.meta({
  title: 'Screens/Dashboard/Unchecked',
  parameters: { at: dashboardPaths.home() },
});

export const Sources = meta.story({
  beforeEach({ msw, world }) {
    addManySources(world);
    settle(world);
    msw.use(secondFactor);
  },
  async play(shown) {
    const card = await attentionOf(shown);
    await readPart(card, 'dashboard:attention.uncheckedSources', { count: shown.world.importSources.size });
    await waitFor(() => expect(card.part).toHaveAttribute('aria-busy', 'false'));
    await expect(card.queryByText(shown.words('dashboard:attention.none'))).toBeNull();
  },
});

/** A source that cannot be read may be orphaned: those that are known count, and it is said that more may be. */
export const OneSource = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getImportSource, { path: { importSourceId: bjarne } }).fails('Default.UnexpectedError')),
  async play(shown) {
    const card = await attentionOf(shown);
    const parts = shown.words('dashboard:attention.part.orphans');
    await readPart(card, 'dashboard:attention.unread', { parts });
    const orphans = [...shown.world.importSources.rows()].filter(({ mailboxId }) => mailboxId === null);
    await readPart(card, 'dashboard:attention.orphanedSources', { count: orphans.length });
  },
});
