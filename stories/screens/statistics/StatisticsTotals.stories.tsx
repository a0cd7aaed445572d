import { getCurrentUsage, getDashboardOverview } from '@archive-console/api-client';
import { dashboardPaths, statisticsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { restoreService } from '#stories/restore-service.ts';
import { figureIn, gigabytes } from '#stories/figures.ts';
import { countedIn, tileOf } from '#stories/screens/dashboard/dashboard-figures.ts';
import { pageOf, press, readPart, see, seeTitle } from '#stories/steps.ts';

/** What the archive holds now, before what came in over time. */
const meta = preview.meta({
  title: 'Screens/Statistics/Totals',
  parameters: { at: statisticsPaths.page() },
});

/** The tile of the dashboard leads to the figure that it says. */
export const FromTheDashboard = meta.story({
  parameters: { at: dashboardPaths.home() },
  async play(shown) {
    const { mails, bytes } = countedIn(shown.world);
    const tile = await pageOf(shown).findByRole('link', { name: shown.words.part('dashboard:tile.mails') });
    await expect(await tileOf(shown, 'dashboard:tile.mails')).toContain(figureIn(shown)(mails));
    tile.click();
    await seeTitle(shown, 'statistics:title');
    await readPart(shown, 'statistics:archived.both', { count: mails, size: gigabytes(shown, bytes) });
  },
});

/** The overview says it as well, for where the usage cannot be read. */
export const FromTheOverview = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getCurrentUsage).fails('Default.UnexpectedError')),
  async play(shown) {
    await readPart(shown, 'statistics:archived.both', { count: countedIn(shown.world).mails });
  },
});

/** That it could not be read is said, and what came in over time stands all the same. */
export const Unread = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(getCurrentUsage).fails('Default.UnexpectedError'),
      on(getDashboardOverview).fails('Default.UnexpectedError'),
    ),
  async play(shown) {
    await readPart(shown, 'statistics:archived.unread');
    await see(shown, 'heading', 'statistics:storage.title');
    restoreService(shown);
    await press(shown, 'shell:action.retry');
    await readPart(shown, 'statistics:archived.both', { count: countedIn(shown.world).mails });
  },
});
