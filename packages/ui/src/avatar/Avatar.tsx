import type { ComponentProps } from 'react';
import type { AvatarSize } from './avatar-sizes.ts';
import { Root } from './Avatar.styles.ts';
import { initials } from './initials.ts';

/** Properties of {@link Avatar}. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose letters are shown. */
  readonly name: string;
  /** 20 px in menus and pickers, 28 px in rows and bars, 36 px on cards, 40 px at the head of a page. @default 'md' */
  readonly size?: AvatarSize;
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
    <Root aria-hidden data-letters={initials(name)} $size={size} $accent={tone === 'accent'} {...props} />
  );
}
