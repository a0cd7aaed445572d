import * as v from 'valibot';
import type { AppStorage } from '#shared/storage.ts';

const paymentReturn = v.object({
  /** Where to go on once the provider has sent the browser back. */
  page: v.string(),
  /** The ids of the mandates that were there before. */
  known: v.array(v.string()),
});

export type PaymentReturn = v.InferOutput<typeof paymentReturn>;

/** Remembers in this tab, before the console is left, where the way back leads. No secret is in it. */
export function writePaymentReturn(storage: AppStorage, given: PaymentReturn): void {
  storage.write('paymentReturn', JSON.stringify(given));
}

/** What was remembered; `undefined` in another tab, and where it is no longer readable. */
export function readPaymentReturn(storage: AppStorage): PaymentReturn | undefined {
  try {
    return v.parse(paymentReturn, JSON.parse(storage.read('paymentReturn') ?? ''));
  } catch {
    return undefined;
  }
}
