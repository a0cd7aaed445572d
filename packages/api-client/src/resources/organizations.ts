import * as v from 'valibot';
import { operation } from '../operation.ts';
import { billingAddress } from '../shapes/billing-address.ts';

/** Whom invoices are made out to. A tenant may have no address yet: 404 is tolerated (section 7). */
export const getBillingAddress = operation({
  name: 'getBillingAddress',
  noun: 'organizations',
  summary: 'Reads the billing address.',
  method: 'GET',
  path: '/organizations/get-organization-billing-address',
  access: 'bearer',
  effect: 'read',
  answers: billingAddress,
  errors: ['Organization.NotFound'],
  assumed: { path: 'D72', answers: 'O075', errors: 'O075' },
});

/**
 * Saves whom invoices are made out to, whether or not there was an address. The VAT id is checked by the service
 * (section 5); one that cannot be checked at the moment is saved.
 */
export const setBillingAddress = operation({
  name: 'setBillingAddress',
  noun: 'organizations',
  summary: 'Saves the billing address.',
  method: 'POST',
  path: '/organizations/set-organization-billing-address',
  access: 'bearer',
  effect: 'write',
  takes: v.object({
    company: v.optional(v.string()),
    firstName: v.optional(v.string()),
    lastName: v.optional(v.string()),
    street: v.string(),
    postCode: v.string(),
    city: v.string(),
    /** ISO 3166-1, two letters. @default DE (specification, section 9) */
    countryCode: v.optional(v.string()),
    vatId: v.optional(v.string()),
  }),
  errors: ['VatValidation.Invalid', 'Organization.AlreadyExists'],
  assumed: { path: 'D72', takes: 'O076', errors: 'O076' },
});
