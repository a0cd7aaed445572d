import type { ComponentProps } from 'react';
import { Bar, Bars, Root, Words } from './PasswordStrength.styles.ts';
import type { PasswordScore } from './password-score.ts';

/** Properties of {@link PasswordStrength}. */
export interface PasswordStrengthProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the caller found out about the password. */
  readonly score: PasswordScore;
  /** The same in words ("Strength: fair. Two more words would make it strong."). Announced when it changes. */
  readonly words: string;
}

const places = [1, 2, 3, 4] as const;

/**
 * How strong a new password is, in four bars and in words, right below its field. It judges nothing itself, and it
 * does not prevent saving: what a password must have is said by `PasswordRules`.
 *
 * - Do: say what would make it stronger; name it in `aria-describedby` of the field.
 * - Don't: show it where a password is only entered, as at sign-in.
 */
export function PasswordStrength({ score, words, ...props }: PasswordStrengthProps) {
  return (
    <Root {...props}>
      <Bars aria-hidden>
        {places.map((place) => (
          <Bar key={place} $score={score} $isFilled={place <= score} />
        ))}
      </Bars>
      <Words aria-live="polite">{words}</Words>
    </Root>
  );
}
