import type { ComponentProps } from 'react';
import { Badge } from '../badge/Badge.tsx';
import type { IconShape } from '../icon/Icon.tsx';
import { StatusDot } from '../status-dot/StatusDot.tsx';
import type { StatusTone } from '../status-dot/status-tones.ts';

/**
 * The tones of a state: whether it is well, waits, is wrong, is under way, or is nothing to notice.
 */
export const statusSignTones = ['success', 'warning', 'danger', 'info', 'neutral'] as const;

/** One of {@link statusSignTones}. */
export type StatusSignTone = (typeof statusSignTones)[number];

/** What a reader sees of a state. */
export interface StatusSign {
  /** How the state is, at a glance; its words say it too. */
  readonly tone: StatusSignTone;
  /** The state in a word or two. */
  readonly label: string;
  /** Drawn before the words of a badge. */
  readonly icon?: IconShape;
}

/** Properties of {@link Status}. */
export interface StatusProps<State extends string> extends Omit<ComponentProps<'span'>, 'children'> {
  /** The state as the service names it. */
  readonly state: State | (string & {});
  /** The sign of each state. */
  readonly signs: Readonly<Record<State, StatusSign>>;
  /** The sign of a state that is not among them: a newer service may know more. */
  readonly unknown: StatusSign;
  /** `badge` where the state is notable, `dot` where every row has one. @default 'dot' */
  readonly variant?: 'badge' | 'dot';
}

const dots: Record<StatusSignTone, StatusTone> = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
  neutral: 'off',
};

/**
 * A state of the service as a sign and a word. The table of signs belongs to the noun whose state it is, and is
 * written once.
 *
 * - Do: keep the words of one noun's states in one table.
 * - Don't: show the service's own name of a state.
 */
export function Status<State extends string>({
  state,
  signs,
  unknown,
  variant = 'dot',
  ...props
}: StatusProps<State>) {
  const sign: StatusSign = Object.hasOwn(signs, state) ? signs[state as State] : unknown;
  if (variant === 'dot') {
    return (
      <StatusDot tone={dots[sign.tone]} {...props}>
        {sign.label}
      </StatusDot>
    );
  }
  return (
    <Badge tone={sign.tone} {...(sign.icon && { icon: sign.icon })} {...props}>
      {sign.label}
    </Badge>
  );
}
