import type { ComponentProps } from 'react';
import { theme } from '../theme/theme.ts';
import { Root } from './Text.styles.ts';

/** What a text says beyond its words. The words say it too: color never says anything alone. */
export const textTones = ['text', 'muted', 'faint', 'danger', 'warning', 'success', 'info'] as const;

/** One of {@link textTones}. */
export type TextTone = (typeof textTones)[number];

/** Properties of {@link Text}. */
export interface TextProps extends ComponentProps<'p'> {
  /** The element. @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'li';
  /** Body is 13.5/20, small 12.5/16. Without it, the size of the surroundings. */
  readonly size?: 'body' | 'small';
  /** Its color. Without it, the color of the surroundings. */
  readonly tone?: TextTone;
  /** A little heavier, for the name among its facts. @default false */
  readonly strong?: boolean;
  /**
   * Figures of one width, for what stands below other figures or changes while it is read.
   *
   * @default false
   */
  readonly numeric?: boolean;
  /** One line that ends in an ellipsis. Only where the whole text can be read elsewhere. @default false */
  readonly truncate?: boolean;
}

/**
 * A paragraph or a run of text.
 *
 * - Do: choose the tone by weight in the reading: `muted` for what explains, `faint` for what may be passed over.
 * - Don't: make a heading of it, or say something by its tone alone.
 */
export function Text({ size, tone, strong = false, numeric = false, truncate = false, ...props }: TextProps) {
  return (
    <Root
      $size={size}
      $color={tone && theme.color[tone]}
      $strong={strong}
      $numeric={numeric}
      $truncate={truncate}
      {...props}
    />
  );
}
