import type { ComponentProps } from 'react';
import type { Space } from '../theme/tokens.ts';
import { Root } from './Stack.styles.ts';

/** Properties of {@link Stack}. */
export interface StackProps extends ComponentProps<'div'> {
  /** The element, where a plain box is not what it means. @default 'div' */
  readonly as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'header' | 'footer';
  /** Distance between the parts, a step of the space scale in CSS pixels. @default 12 */
  readonly gap?: Space;
  /** Where the parts lie across the stack. @default 'stretch' */
  readonly align?: 'stretch' | 'start' | 'center';
}

/**
 * Parts below one another with an even distance.
 *
 * - Do: use it for every distance between parts below one another.
 * - Don't: set margins of your own inside it.
 */
export function Stack({ gap = 12, align = 'stretch', ...props }: StackProps) {
  return <Root $gap={gap} $align={align} {...props} />;
}
