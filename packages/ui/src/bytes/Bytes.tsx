import type { ComponentProps } from 'react';
import { formatBytes } from '../format/number-formats.ts';
import { Figure } from '../number-value/NumberValue.styles.ts';

/** Properties of {@link Bytes}. */
export interface BytesProps extends Omit<ComponentProps<'data'>, 'value' | 'children'> {
  /** Bytes. */
  readonly value: number;
  /** The language of the page, BCP 47. */
  readonly locale: string;
}

/**
 * An amount of data with a decimal unit, as packages are sold: one gigabyte is 1,000,000,000 bytes.
 *
 * - Do: hand in bytes and let it choose the unit.
 * - Don't: mix it with binary units on one page.
 */
export function Bytes({ value, locale, ...props }: BytesProps) {
  return (
    <Figure value={value} {...props}>
      {formatBytes(value, locale)}
    </Figure>
  );
}
