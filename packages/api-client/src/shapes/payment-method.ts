/** The ways to pay, as the provider writes them (D49): compare without upper and lower case. */
export const PAYMENT_METHODS = ['creditcard', 'directdebit', 'paypal'] as const;
