export const paymentsPaths = {
  /** Mandates, billing contact and billing address (R45). */
  overview: () => '/home/licenses/payment',
};
