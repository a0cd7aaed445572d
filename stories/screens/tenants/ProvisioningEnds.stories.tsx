import { getTenant } from '@archive-console/api-client';
import { dashboardPaths, tenantsPaths } from '@archive-console/console';
import { MINUTE, on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, read, readPart, see, seeNo, seeTitle } from '#stories/steps.ts';

const TITLE = 'tenants:provisioning.title';
const meta = preview.meta({
  title: 'Screens/Tenant/Being set up, the end',
  parameters: { at: tenantsPaths.provisioning(), world: { tenant: 'provisioning' } },
});

/** The hub says that the tenant is ready, and the page moves on. */
export const UpdatedLive = meta.story({
  async play(shown) {
    await readPart(shown, 'tenants:provisioning.checked.live');
    await waitFor(() => expect(shown.world.hub.connections()).toBe(1));
    shown.world.clock.advance(MINUTE);
    await see(shown, 'navigation', 'shell:navigation.label');
    await read(shown, 'home:elsewhere.ready.title');
  },
});

/** It became ready after it was read and before the hub was connected: it is read once more. */
export const ReadyWhileConnecting = meta.story({
  beforeEach({ msw, world }) {
    const { tenant } = world;
    if (tenant !== undefined) msw.use(on(getTenant, { once: true }).answers({ ...tenant }));
    world.clock.advance(MINUTE);
  },
  async play(shown) {
    await seeTitle(shown, TITLE);
    await see(shown, 'navigation', 'shell:navigation.label');
  },
});

/** Without the hub, the page asks by itself. */
export const ReadyByPolling = meta.story({
  beforeEach: ({ world }) => world.hub.switchTo(false),
  async play(shown) {
    await readPart(shown, 'tenants:provisioning.checked.at');
    shown.world.clock.advance(MINUTE);
    await see(shown, 'navigation', 'shell:navigation.label');
  },
});

/** A tenant that is ready has nothing to wait for. */
export const ReadyAlready = meta.story({
  parameters: { world: { tenant: 'standard' }, entryRule: 'E08, E09' },
  async play(shown) {
    const dashboard = await find(shown, 'link', 'shell:navigation.dashboard');
    await expect(dashboard).toHaveAttribute('href', dashboardPaths.home());
    await expect(dashboard).toHaveAttribute('aria-current', 'page');
    await seeNo(shown, 'heading', TITLE);
  },
});
