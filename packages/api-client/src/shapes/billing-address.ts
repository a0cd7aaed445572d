import * as v from 'valibot';
import { optionalText } from '../reading.ts';

/** The country of an address that names none (specification, section 9). */
export const DEFAULT_COUNTRY_CODE = 'DE';

/** Whom invoices are made out to (specification, section 3). */
export const billingAddress = v.object({
  company: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  street: optionalText,
  postCode: optionalText,
  city: optionalText,
  /** ISO 3166-1, two letters. */
  countryCode: v.nullish(v.string(), DEFAULT_COUNTRY_CODE),
  vatId: optionalText,
});

/** Whom invoices are made out to; a text the service left out is `''`. */
export type BillingAddress = v.InferOutput<typeof billingAddress>;
