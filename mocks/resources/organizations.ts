import { getBillingAddress, setBillingAddress } from '@archive-console/api-client';
import { addressFrom } from '../money/organization.ts';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';

export const organizationsRules = [
  rule(getBillingAddress, ({ world }) => world.billingAddress ?? refuse('Organization.NotFound')),

  rule(setBillingAddress, ({ world, input }) => {
    world.billingAddress = addressFrom(input);
    world.hub.notify('OrganizationsChanged', { ids: [] });
  }),
];
