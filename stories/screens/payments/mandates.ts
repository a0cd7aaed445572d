import type { Place } from '#stories/steps.ts';

/** A card that ends soon. */
export const card = 'Visa ••••\u00A04242';
/** The account that is charged. */
export const account = (shown: Place) =>
  `${shown.words('objects:payments.method.directdebit')} DE89\u00A0••••\u00A03000`;
