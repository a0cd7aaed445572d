import type { ComponentProps } from 'react';
import { Root } from './Skeleton.styles.ts';
import type { SkeletonShape } from './skeleton-shapes.ts';

/** Properties of {@link Skeleton}. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What will stand here. @default 'text' */
  readonly shape?: SkeletonShape;
  /** Any CSS width, about as wide as what will come. @default the whole width */
  readonly width?: string;
}

/**
 * The place of something that is on its way, in its later size, so that nothing jumps. Silent: what loads carries
 * `aria-busy`, and the page announces the result.
 *
 * - Do: give it the size of what will come.
 * - Don't: show it for less than a moment: keep the old content instead.
 */
export function Skeleton({ shape = 'text', width, ...props }: SkeletonProps) {
  return <Root aria-hidden $shape={shape} $width={width} {...props} />;
}
