import type { ComponentProps } from 'react';
import { Root } from './Page.styles.ts';

/** Properties of {@link Page}. */
export type PageProps = ComponentProps<'div'>;

/**
 * What a screen puts into the frame: at most 1240 px of content with the page's own margins, and an even
 * distance between header, tabs, banner and body.
 *
 * - Do: render one in each screen, with a `PageHeader` first.
 * - Don't: set margins of your own around it.
 */
export function Page(props: PageProps) {
  return <Root {...props} />;
}
