import { dashboardPaths, emailArchiveConfigurationPaths, importSourcesPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, type Place } from '#stories/steps.ts';

/** What the service is busy with leads to where it can be followed. */
const meta = preview.meta({
  title: 'Screens/Dashboard/Jobs',
  parameters: { at: dashboardPaths.home() },
});

const importing = 'Import of archive-2019.uma';
const synchronization = 'Synchronization with Microsoft 365';

const link = (shown: Place, name: string) => pageOf(shown).findByRole('link', { name });

/** An import leads to the sources that import now. */
export const Importing = meta.story({
  async play(shown) {
    await expect(await link(shown, importing)).toHaveAttribute('href', importSourcesPaths.running());
    // This tenant has no connection to look at.
    await expect(await pageOf(shown).findByText(synchronization)).toBeVisible();
    await expect(pageOf(shown).queryByRole('link', { name: synchronization })).toBeNull();
  },
});

/** A synchronization leads to the connection it comes by. */
export const Synchronizing = meta.story({
  parameters: { as: 'microsoft365@demo.example', world: { tenant: 'microsoft365' } },
  beforeEach({ world }) {
    const startedAt = world.clock.now().toISOString();
    world.jobs.splice(0, world.jobs.length, {
      jobName: synchronization,
      jobType: 'TenantSynchronization',
      startedAt,
    });
  },
  async play(shown) {
    await expect(await link(shown, synchronization)).toHaveAttribute(
      'href',
      emailArchiveConfigurationPaths.page(),
    );
  },
});
