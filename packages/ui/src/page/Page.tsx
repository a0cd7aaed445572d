import type { ComponentProps } from 'react';
import { Root } from './Page.styles.ts';

/** Properties of {@link Page}. */
export interface PageProps extends ComponentProps<'div'> {
  /** Whether it uses all the room there is: for tables, which have a use for it. @default false */
  readonly wide?: boolean;
}

/**
 * What a screen puts into the frame: at most 1240 px of content in the middle below the bar, and an even
 * distance between header, tabs, banner and body.
 *
 * - Do: render one in each screen, with a `PageHeader` first.
 * - Don't: set margins of your own around it.
 */
export function Page({ wide = false, ...props }: PageProps) {
  return <Root $wide={wide} {...props} />;
}
