import type { ComponentProps } from 'react';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { Root } from './Badge.styles.ts';
import type { BadgeTone } from './badge-tones.ts';

/** Properties of {@link Badge}. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** What it says at a glance; its words say it too. @default 'neutral' */
  readonly tone?: BadgeTone;
  /** Drawn before the words, 14 px. */
  readonly icon?: IconShape;
}

/**
 * A notable fact in a word or two. What is ordinary gets no badge: it is faint text.
 *
 * - Do: use it for what is notable in a list.
 * - Don't: put one into every row.
 */
export function Badge({ tone = 'neutral', icon, children, ...props }: BadgeProps) {
  return (
    <Root $tone={tone} {...props}>
      {icon && <Icon of={icon} size={14} />}
      <span>{children}</span>
    </Root>
  );
}
