import { getDashboardOverview, getTenantBalance } from '@archive-console/api-client';
import { dashboardPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { restoreService } from '#stories/restore-service.ts';
import { type Place, press, read, readPart, seeHeadline } from '#stories/steps.ts';
import { attentionOf } from './dashboard-attention.ts';

/** What the tenant has paid for: package and licenses, beside what is used of them. */
const meta = preview.meta({
  title: 'Screens/Dashboard/Balance',
  parameters: { at: dashboardPaths.home() },
});

/** What the tile says beside the storage in use. */
const seePackage = (shown: Place & { world: World }) =>
  read(shown, 'dashboard:tile.package', { limit: `${shown.world.subscription?.storage} GB` });

/** It is a read of its own: the overview is not needed for it. */
export const Known = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getDashboardOverview).fails('Default.UnexpectedError')),
  async play(shown) {
    await seePackage(shown);
    const licensed = shown.world.subscription?.standardUsers;
    await read(shown, 'dashboard:tile.licensed', { licensed });
    await seeHeadline(shown, 'dashboard:state.working');
  },
});

/** A tenant that has paid for nothing has no balance, whatever the overview says: that is no failure. */
export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantBalance).fails('TenantBalance.NotFound')),
  async play(shown) {
    await read(shown, 'dashboard:tile.noPackage');
    await seeHeadline(shown, 'dashboard:state.working');
  },
});

/** Where it cannot be read, the overview says the same. */
export const FromOverview = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantBalance).fails('Default.UnexpectedError')),
  async play(shown) {
    await seePackage(shown);
  },
});

/** Where neither can be read, it is said, and both are read again on request. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(getTenantBalance).fails('Default.UnexpectedError'),
      on(getDashboardOverview).fails('Default.UnexpectedError'),
    ),
  async play(shown) {
    await read(shown, 'dashboard:tile.packageFailed');
    await readPart(shown, 'dashboard:state.part.balance');
    restoreService(shown);
    await press(await attentionOf(shown), 'shell:action.retry');
    await seePackage(shown);
  },
});
