import type { ComponentProps } from 'react';
import type { Space } from '../theme/tokens.ts';
import { Root } from './Inline.styles.ts';

/** Properties of {@link Inline}. */
export interface InlineProps extends ComponentProps<'div'> {
  /** The element, where a plain box is not what it means. @default 'div' */
  readonly as?: 'div' | 'span' | 'ul' | 'header' | 'footer';
  /** Distance between the parts, a step of the space scale in CSS pixels. @default 8 */
  readonly gap?: Space;
  /** Where the parts lie across the line. @default 'center' */
  readonly align?: 'start' | 'center' | 'baseline' | 'end';
  /** Where the parts lie along the line. @default 'start' */
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Whether a line that is full goes on below. @default true */
  readonly wrap?: boolean;
}

/**
 * Parts beside one another with an even distance; what does not fit goes on below.
 *
 * - Do: use it for what is read in one line: a few buttons, a sign with its words.
 * - Don't: use it where columns should align, which is a `Grid`.
 */
export function Inline({ gap = 8, align = 'center', justify = 'start', wrap = true, ...props }: InlineProps) {
  return <Root $gap={gap} $align={align} $justify={justify} $wrap={wrap} {...props} />;
}
