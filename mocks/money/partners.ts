import { DAY } from '../clock.ts';
import { refuse } from '../refusal.ts';
import { type DemoPartner, partners } from '../seed/partners.ts';
import type { World } from '../world.ts';

/** Whether it is still a partner. */
function isPartner(world: World, { leavesAfterDays }: DemoPartner): boolean {
  if (leavesAfterDays === undefined) return true;
  return world.clock.now().getTime() < world.startedAt.getTime() + leavesAfterDays * DAY;
}

/** Who manages and pays the plan now, instead of the tenant: a partner that left does so no longer. */
export function managingPartner(world: World): DemoPartner | undefined {
  return world.partner !== undefined && isPartner(world, world.partner) ? world.partner : undefined;
}

export function partnerNamed(world: World, name: string): DemoPartner {
  const partner = partners.find(({ displayName }) => displayName === name);
  return partner !== undefined && isPartner(world, partner) ? partner : refuse('Partner.PartnerNotFound');
}

/** Makes a partner manage and pay the subscription; one that lacks something cannot. */
export function bindTo(world: World, partner: DemoPartner): void {
  if (managingPartner(world) !== undefined) refuse('Partner.UserAlreadyAssigned');
  if (!partner.hasCouponTemplate) refuse('Partner.NoCouponTemplate');
  if (!partner.hasPaymentCustomer) refuse('Partner.NoPaymentCustomer');
  if (partner.billingContact === null) refuse('Partner.NoBillingContact');
  world.partner = partner;
}
