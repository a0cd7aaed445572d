import type { ComponentProps } from 'react';
import { Line } from './PageProgress.styles.ts';

/** Properties of {@link PageProgress}; native ones reach the line. */
export interface PageProgressProps extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'aria-label'> {
  /** What is waited for ("Loading the page"). */
  readonly label: string;
}

/**
 * A line along the upper edge of the window while another page is on its way and the one before is still shown, or
 * while the file of what a press opens is. What comes within a quarter of a second never shows it.
 *
 * - Do: render it only while something is on its way that has no place yet.
 * - Don't: use it for what has its place in the page: that has a `Skeleton`, or a `ProgressBar` where one knows how far it is.
 */
export function PageProgress({ label, ...props }: PageProgressProps) {
  return <Line {...props} role="progressbar" aria-label={label} />;
}
