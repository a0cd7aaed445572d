import type { ComponentProps } from 'react';
import { Root } from './Heading.styles.ts';

const elements = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** Properties of {@link Heading}. */
export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the page's outline. No level is left out on the way down. */
  readonly level: 1 | 2 | 3;
  /** How large it is drawn, where that differs from its place in the outline. @default `level` */
  readonly size?: 1 | 2 | 3;
}

/**
 * A heading: 1 names the page (22/28), 2 a card or part (14.5/20), 3 what lies inside one (13/18).
 *
 * - Do: choose the level by the outline of the page, and the size by `size`; give words that are
 *   wider than a telephone soft hyphens (U+00AD), for not every browser knows where the language of
 *   the page breaks them.
 * - Don't: skip a level, or put a second level 1 on a page.
 */
export function Heading({ level, size = level, ...props }: HeadingProps) {
  return <Root as={elements[level]} $size={size} {...props} />;
}
