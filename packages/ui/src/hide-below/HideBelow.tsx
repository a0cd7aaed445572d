import type { ComponentProps } from 'react';
import { Root } from './HideBelow.styles.ts';

/** Properties of {@link HideBelow}. */
export interface HideBelowProps extends ComponentProps<'div'> {
  /** The element, where a box is not allowed. @default 'div' */
  readonly as?: 'div' | 'span';
  /** `medium`: hidden under 640 px. `wide`: hidden under 1024 px. @default 'medium' */
  readonly width?: 'medium' | 'wide';
}

/**
 * What has no room on a narrow screen. Only for what can be reached or read elsewhere there, never
 * for an action that would be lost.
 *
 * - Do: see that the same is said or reached elsewhere on a narrow screen.
 * - Don't: hide an action or an error with it.
 */
export function HideBelow({ width = 'medium', ...props }: HideBelowProps) {
  return <Root $width={width} {...props} />;
}
