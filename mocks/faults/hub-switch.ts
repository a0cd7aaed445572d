import type { World } from '../world.ts';

/** Switches the hub of every tenant, also of those that are yet to come. */
export function switchHubs({ faults, tenants }: World, isOn: boolean): void {
  faults.hubIsOn = isOn;
  for (const { hub } of tenants.all()) hub.switchTo(isOn);
}
