import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon, PendingIcon } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { List, Root, Rule } from './PasswordRules.styles.ts';
import type { PasswordRulesWords } from './password-rules-words.ts';

/** One thing a password must have. */
export interface PasswordRule {
  /** The rule, not the fault ("At least 12 characters"). */
  readonly text: string;
  /** Whether what is typed has it. */
  readonly isFulfilled: boolean;
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
 * the rules are not learned from errors.
 *
 * - Do: word each rule so that it is true when it is fulfilled.
 * - Don't: list advice here; that is what `PasswordStrength` says.
 */
export function PasswordRules({ label, rules, words: own, ...props }: PasswordRulesProps) {
  const words = useUiWords('passwordRules', own);
  const fulfilled = rules.filter(({ isFulfilled }) => isFulfilled).length;
  return (
    <Root {...props}>
      <List aria-label={label}>
        {rules.map(({ text, isFulfilled }) => (
          <Rule key={text} $isFulfilled={isFulfilled}>
            <Icon of={isFulfilled ? CheckIcon : PendingIcon} size={16} />
            <span>
              {text}
              <VisuallyHidden>{`, ${isFulfilled ? words.fulfilled : words.notFulfilled}`}</VisuallyHidden>
            </span>
          </Rule>
        ))}
      </List>
      <VisuallyHidden as="output" aria-live="polite">
        {words.progress(fulfilled, rules.length)}
      </VisuallyHidden>
    </Root>
  );
}
