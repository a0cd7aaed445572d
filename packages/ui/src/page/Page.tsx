import type { ComponentProps } from 'react';
import { Root } from './Page.styles.ts';

/** Properties of {@link Page}. */
export type PageProps = ComponentProps<'div'>;

/**
 * What a screen puts into the frame: at most 1240 px of content with the page's own margins, and an even
 * distance between header, tabs, banner and body.
 */
export function Page(props: PageProps) {
  return <Root {...props} />;
}
