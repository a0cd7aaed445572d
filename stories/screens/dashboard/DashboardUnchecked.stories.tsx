import { dashboardPaths } from '@archive-console/console';
import { expect, waitFor } from 'storybook/test';
import { readPart } from '#stories/steps.ts';
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
