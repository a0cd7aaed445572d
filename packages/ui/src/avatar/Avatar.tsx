import type { ComponentProps } from 'react';
import { Root } from './Avatar.styles.ts';
import { initials } from './initials.ts';

/** Properties of {@link Avatar}. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose letters are shown. */
  readonly name: string;
  /** 28 px in rows and bars, 36 px on cards. @default 'md' */
  readonly size?: 'md' | 'lg';
  /** `accent` for the person who is signed in. @default 'neutral' */
  readonly tone?: 'neutral' | 'accent';
}

/**
 * A person as two letters. Decoration: the name stands beside it in words.
 *
 * - Do: show it beside the name.
 * - Don't: use it as the only sign of who it is.
 */
export function Avatar({ name, size = 'md', tone = 'neutral', ...props }: AvatarProps) {
  return (
    // Drawn by the style sheet: as text, the letters would be part of the name of the button around them.
    <Root
      aria-hidden
      data-letters={initials(name)}
      $large={size === 'lg'}
      $accent={tone === 'accent'}
      {...props}
    />
  );
}
