import type { BillingMonth, MonthlyBilling } from '@archive-console/api-client';
import { euroDifference } from '#entities/articles/euro-sums.ts';

/** Months in a row that cost the same by the same lines. */
export interface PriceStep {
  from: BillingMonth;
  to: BillingMonth;
  /** How many months. */
  months: number;
  billing: MonthlyBilling;
  /** Codes of coupons that gave something the months before, and give nothing from here on. */
  ended: readonly string[];
}

const linesOf = ({ totalPrice, items, credits }: MonthlyBilling) =>
  JSON.stringify([totalPrice, items, credits]);
const codesOf = ({ credits }: MonthlyBilling) => new Set((credits ?? []).map(({ couponCode }) => couponCode));

/** The price of the months as far as it changes: a new step begins where a credit ends. */
export function priceSteps(months: readonly MonthlyBilling[]): PriceStep[] {
  const steps: PriceStep[] = [];
  for (const billing of months) {
    const last = steps.at(-1);
    if (last !== undefined && linesOf(last.billing) === linesOf(billing)) {
      last.to = billing.billingMonth;
      last.months += 1;
      continue;
    }
    const present = codesOf(billing);
    const ended = last === undefined ? [] : [...codesOf(last.billing)].filter((code) => !present.has(code));
    steps.push({ from: billing.billingMonth, to: billing.billingMonth, months: 1, billing, ended });
  }
  return steps;
}

/** An amount, and the month from which it holds. */
export interface AmountFrom {
  from: BillingMonth;
  /** Undefined where it is not known. */
  euro: number | undefined;
}

/** An amount by month as far as it changes. */
export function amountsFrom(
  months: readonly MonthlyBilling[],
  euroOf: (billing: MonthlyBilling) => number | null | undefined = ({ totalPrice }) => totalPrice,
): AmountFrom[] {
  const amounts: AmountFrom[] = [];
  for (const billing of months) {
    const euro = euroOf(billing) ?? undefined;
    if (amounts.length === 0 || amounts.at(-1)?.euro !== euro)
      amounts.push({ from: billing.billingMonth, euro });
  }
  return amounts;
}

/** How much more one price is than another in the same month, as far as that changes. */
export function differencesFrom(
  after: readonly MonthlyBilling[],
  before: readonly MonthlyBilling[],
): AmountFrom[] {
  return amountsFrom(after, ({ totalPrice, billingMonth: { year, month } }) =>
    euroDifference(
      totalPrice,
      before.find(({ billingMonth }) => billingMonth.year === year && billingMonth.month === month)
        ?.totalPrice,
    ),
  );
}
