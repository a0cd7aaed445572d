import { MINUTE } from '../clock.ts';
import type { World } from '../world.ts';

/** How long it takes until a tenant that was ordered can be used. */
export const PROVISIONING_TIME = MINUTE;

/** Sets a tenant up: after a while it is ready, and every connected client is notified. */
export function provision(world: World): void {
  world.agenda.in(PROVISIONING_TIME, () => {
    if (world.tenant === undefined) return;
    const { publicTenantId } = world.kind;
    world.tenant = { ...world.tenant, publicTenantId, tenantState: 'Ready', isInitialSetupCompleted: true };
    world.hub.notify('TenantChanged', {});
  });
}
