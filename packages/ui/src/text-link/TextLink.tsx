import type { LinkedProps } from '../link/Linked.tsx';
import { Root } from './TextLink.styles.ts';

/** Properties of {@link TextLink}. */
export type TextLinkProps = LinkedProps & {
  /** In the color of its surroundings, for links among quiet facts. @default false */
  readonly quiet?: boolean;
};

/**
 * A link among words. Inside a paragraph it is underlined, because color never says anything alone.
 *
 * - Do: say in its words where it leads.
 * - Don't: write "here" or "more".
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the link |
 * | Enter | Goes there |
 */
export function TextLink({ quiet = false, ...props }: TextLinkProps) {
  return <Root $quiet={quiet} {...props} />;
}
