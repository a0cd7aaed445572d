import type { BillingMonth } from '@archive-console/api-client';
import { formatMoney } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What prices are in: the service names no currency (D50). */
export const CURRENCY = 'EUR';

const CENTS = 100;

/** What is billed, in the reader's language. */
export interface BillingFormats {
  /** Euro as the service gives them: 12.9 → "€12.90". */
  money(euro: number): string;
  /** A month that is billed: "March 2026". */
  month(month: BillingMonth): string;
}

/** The formatters of what is billed, in the language shown now. */
export function useBillingFormats(): BillingFormats {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
    return {
      money: (euro) => formatMoney(Math.round(euro * CENTS), CURRENCY, language),
      month: ({ year, month }) => months.format(new Date(year, month - 1)),
    };
  }, [language]);
}
