import type { ComponentProps } from 'react';
import { formatMoney } from '../format/number-formats.ts';
import { Figure } from '../number-value/NumberValue.styles.ts';

/** Properties of {@link Money}. */
export interface MoneyProps extends Omit<ComponentProps<'data'>, 'value' | 'children'> {
  /** In the currency's smallest unit: 119900 is 1,199.00 EUR and 119,900 JPY. */
  readonly minor: number;
  /** ISO 4217 ("EUR"). */
  readonly currency: string;
  /** The language of the page, BCP 47. */
  readonly locale: string;
}

/**
 * An amount of money in the reader's language, with as many digits as its currency has.
 *
 * - Do: keep amounts in minor units until they are shown.
 * - Don't: add amounts of different currencies, or write the sign by hand.
 */
export function Money({ minor, currency, locale, ...props }: MoneyProps) {
  return (
    <Figure value={minor} {...props}>
      {formatMoney(minor, currency, locale)}
    </Figure>
  );
}
