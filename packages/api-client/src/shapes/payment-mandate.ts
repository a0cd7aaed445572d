import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { optionalFlag, optionalText } from '../reading.ts';
import { PAYMENT_METHODS } from './payment-method.ts';

/** Whether a mandate can be charged (specification, section 4). */
export const MANDATE_STATUSES = ['Valid', 'Pending', 'Invalid'] as const;

/**
 * The permission to charge a person: one of the three details is there (specification, section 3).
 */
export const paymentMandate = v.object({
  mandateId: v.string(),
  /** ISO 8601. */
  createdAt: optionalText,
  paymentMethod: openEnum(PAYMENT_METHODS),
  status: openEnum(MANDATE_STATUSES),
  isDefaultMandate: optionalFlag,
  paypalDetails: v.nullish(v.object({ consumerName: optionalText, consumerAccount: optionalText }), null),
  creditCardDetails: v.nullish(
    v.object({
      cardHolder: optionalText,
      cardNumber: optionalText,
      cardLabel: optionalText,
      /** The last day it can be charged, ISO 8601. */
      cardExpiryDate: optionalText,
    }),
    null,
  ),
  directDebitMandate: v.nullish(
    v.object({
      creditorIdentifier: optionalText,
      mandateReference: optionalText,
      accountHolder: optionalText,
      iban: optionalText,
      bic: optionalText,
    }),
    null,
  ),
});

/** The permission to charge a person; method and status may be ones this console does not know. */
export type PaymentMandate = v.InferOutput<typeof paymentMandate>;
