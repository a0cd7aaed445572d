import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon, NotMetIcon } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { List, Root, Rule } from './PasswordRules.styles.ts';

/** One thing a password must have. */
export interface PasswordRule {
  /** The rule, not the fault ("At least 12 characters"). */
  readonly text: string;
  /** Whether what is typed has it. */
  readonly isMet: boolean;
}

/** Words of {@link PasswordRules}. */
export interface PasswordRulesWords {
  /** Behind a rule that is met, for a screen reader ("met"). */
  readonly met: string;
  /** Behind a rule that is not met, for a screen reader ("not met"). */
  readonly notMet: string;
  /** Announced when the number of met rules changes ("2 of 4 met"). */
  readonly progress: (met: number, total: number) => string;
}

/** Properties of {@link PasswordRules}. */
export interface PasswordRulesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list ("The password must have"). */
  readonly label: string;
  /** In the order they are shown; they keep it while one types. */
  readonly rules: readonly PasswordRule[];
  /** What a screen reader hears of the rules. */
  readonly words: PasswordRulesWords;
}

/**
 * What a new password must have, each rule marked while one types. It stands below the field from the start, so that
 * nobody learns the rules from errors.
 *
 * - Do: word each rule so that it is true when it is met.
 * - Don't: list advice here; that is what `PasswordStrength` says.
 */
export function PasswordRules({ label, rules, words, ...props }: PasswordRulesProps) {
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <Root {...props}>
      <List aria-label={label}>
        {rules.map(({ text, isMet }) => (
          <Rule key={text} $isMet={isMet}>
            <Icon of={isMet ? CheckIcon : NotMetIcon} size={16} />
            <span>
              {text}
              <VisuallyHidden>{`, ${isMet ? words.met : words.notMet}`}</VisuallyHidden>
            </span>
          </Rule>
        ))}
      </List>
      <VisuallyHidden as="output" aria-live="polite">
        {words.progress(met, rules.length)}
      </VisuallyHidden>
    </Root>
  );
}
