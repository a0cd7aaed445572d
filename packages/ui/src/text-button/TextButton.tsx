import type { ComponentProps } from 'react';
import { Root } from './TextButton.styles.ts';

/** Properties of {@link TextButton}. */
export interface TextButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** In the color of its surroundings. @default false */
  readonly quiet?: boolean;
}

/**
 * Does something and reads like a link: "Select all 63 that match", "fill in the fields".
 *
 * - Do: use it beside the words it belongs to.
 * - Don't: use it for the main action of a page.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches it |
 * | Enter, Space | Presses it |
 */
export function TextButton({ quiet = false, type = 'button', ...props }: TextButtonProps) {
  return <Root type={type} $quiet={quiet} {...props} />;
}
