import type { World } from '@archive-console/mocks';

/** Gives a tenant on trial all that it lacks to be paid for; it is there once its administrator has signed in. */
export function givePayer(world: World, name: string): void {
  const trial = [...world.tenants.all()].find(({ tenant }) => tenant?.name === name);
  if (trial === undefined) throw new Error(`The demo service has no ${name}: take another tenant.`);
  const { billingAddress, billingContact, mandates } = world;
  Object.assign(trial, { billingAddress, billingContact, mandates });
}
