import { useTranslation } from 'react-i18next';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { useFormats } from '#shared/i18n/format.ts';

/** What a line of a month charges for; `null` and `''` where the service does not say. */
export interface ItemCharge {
  count: number | null;
  each: number | null;
  reservationPeriod: string;
}

/** A reservation period in words; one that this console does not know as the service calls it (D55). */
export function usePeriodName(): (reservationPeriod: string) => string {
  const { t } = useTranslation('objects');
  const names: Readonly<Record<string, string>> = {
    Month: t('bill.period.Month'),
    Year: t('bill.period.Year'),
  };
  return (reservationPeriod) => names[reservationPeriod] ?? reservationPeriod;
}

/** How many, what each costs and for how long they are reserved; `''` where nothing of it is to be said. */
export function useItemWords(): (charge: ItemCharge) => string {
  const { t } = useTranslation('objects');
  const { money } = useBillingFormats();
  const { number } = useFormats();
  const periodOf = usePeriodName();
  return ({ count, each, reservationPeriod }) =>
    [
      count !== null &&
        count !== 1 &&
        each !== null &&
        t('bill.made', { number: number(count), each: money(each) }),
      reservationPeriod !== '' && t('bill.reserved', { period: periodOf(reservationPeriod) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
