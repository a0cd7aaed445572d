import * as v from 'valibot';
import { optionalText } from '../reading.ts';

/** Who receives invoices (specification, section 3). */
export const billingContact = v.object({ name: optionalText, emailAddress: optionalText });

/** Who receives invoices. */
export type BillingContact = v.InferOutput<typeof billingContact>;
