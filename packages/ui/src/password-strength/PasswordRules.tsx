import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon, NotMetIcon } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { List, Root, Rule } from './PasswordRules.styles.ts';
import type { PasswordRulesWords } from './password-rules-words.ts';

/** One thing a password must have. */
export interface PasswordRule {
  /** The rule, not the fault ("At least 12 characters"). */
  readonly text: string;
  /** Whether what is typed has it. */
  readonly isMet: boolean;
}

/** Properties of {@link PasswordRules}. */
export interface PasswordRulesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list ("The password must have"). */
  readonly label: string;
  /** In the order they are shown; they keep it while one types. */
  readonly rules: readonly PasswordRule[];
  /** What a screen reader hears of the rules. @default those of the `UiWordsProvider` */
  readonly words?: PasswordRulesWords | undefined;
}

/**
 * What a new password must have, each rule marked while one types. It stands below the field from the start, so that
 * nobody learns the rules from errors.
 *
 * - Do: word each rule so that it is true when it is met.
 * - Don't: list advice here; that is what `PasswordStrength` says.
 */
export function PasswordRules({ label, rules, words: own, ...props }: PasswordRulesProps) {
  const words = useUiWords('passwordRules', own);
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
