import { useTranslation } from 'react-i18next';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';

/** How much more or less one price is than another, in words. */
export function useDifferenceWords(): (difference: number) => string {
  const { t } = useTranslation('tenant-subscriptions');
  const { money } = useBillingFormats();
  return (difference) => {
    if (difference === 0) return t('comparison.same');
    return t(difference > 0 ? 'comparison.more' : 'comparison.less', { price: money(Math.abs(difference)) });
  };
}
