import type { ComponentProps } from 'react';
import { formatNumber, formatPercent } from '../format/number-formats.ts';
import { Figure } from './NumberValue.styles.ts';

/** Properties of {@link NumberValue}. */
export interface NumberValueProps extends Omit<ComponentProps<'data'>, 'value' | 'children'> {
  /** As a machine reads it; its digits are grouped and rounded for the reader. */
  readonly value: number;
  /** `number` as it is, `percent` for a share of 0 to 1. @default 'number' */
  readonly as?: 'number' | 'percent';
  /** The language of the page, BCP 47. */
  readonly locale: string;
}

/**
 * A number in the reader's language, its digits of one width, so that columns of it can be compared.
 *
 * - Do: say beside it what is counted.
 * - Don't: format numbers by hand.
 */
export function NumberValue({ value, as = 'number', locale, ...props }: NumberValueProps) {
  const text = as === 'percent' ? formatPercent(value, locale) : formatNumber(value, locale);
  return (
    <Figure value={value} {...props}>
      {text}
    </Figure>
  );
}
