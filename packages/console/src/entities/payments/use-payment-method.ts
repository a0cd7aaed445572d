import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A way to pay, in words; one that this console does not know as the service calls it (D49). */
export function usePaymentMethod(): (paymentMethod: string) => string {
  const { t } = useTranslation('objects');
  return useCallback(
    (paymentMethod) => {
      const names: Readonly<Record<string, string>> = {
        '': t('payments.method.none'),
        creditcard: t('payments.method.creditcard'),
        directdebit: t('payments.method.directdebit'),
        paypal: t('payments.method.paypal'),
      };
      return names[paymentMethod.toLowerCase()] ?? paymentMethod;
    },
    [t],
  );
}
