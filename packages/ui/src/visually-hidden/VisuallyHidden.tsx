import type { ComponentProps } from 'react';
import { Root } from './VisuallyHidden.styles.ts';

/** Properties of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** The element, where a plain span is not what it means. @default 'span' */
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'output';
}

/**
 * Words for a screen reader where a sighted reader has the picture, the place or the color.
 *
 * - Do: use it for the words behind a drawing, a place or a color.
 * - Don't: hide a control in it: its focus would be seen nowhere.
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
