import type { ComponentProps, ReactNode } from 'react';
import { Below, Legend, Root } from './ChoiceGroup.styles.ts';
import { Hint, RequiredMark } from './Field.styles.ts';
import { FieldError } from './FieldError.tsx';
import type { FieldText } from './field-text.ts';
import { useFieldTexts } from './use-field-texts.ts';

/** What a group of choices has around them; native properties reach the `<fieldset>`. */
export interface ChoiceGroupText
  extends
    Omit<FieldText, 'labelAside'>,
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'disabled' | 'onChange' | 'role'> {
  /** Marks the label. @default false */
  readonly required?: boolean | undefined;
}

/** Properties of {@link ChoiceGroup}. */
export interface ChoiceGroupProps extends ChoiceGroupText {
  readonly role?: 'radiogroup';
  /** The choices; receives the id of the group and what describes each of them. */
  readonly children: (group: { readonly id: string; readonly describedBy: string | undefined }) => ReactNode;
}

/**
 * Legend, hint and error around choices that answer one question. What is wrong, or why nothing can be changed, is
 * heard at every choice: not every screen reader reads the description of a group.
 */
export function ChoiceGroup({
  label,
  hint,
  error,
  disabledReason,
  required,
  id,
  children,
  ...props
}: ChoiceGroupProps) {
  const group = useFieldTexts({ id, hint, error, disabledReason, describedBy: props['aria-describedby'] });
  const urgent = [error && group.errorId, disabledReason && group.hintId].filter(Boolean).join(' ');
  return (
    <Root
      {...props}
      id={group.id}
      aria-describedby={group.describedBy}
      aria-disabled={disabledReason ? true : undefined}
    >
      <Legend>
        {label}
        {required && <RequiredMark aria-hidden>*</RequiredMark>}
      </Legend>
      {children({ id: group.id, describedBy: urgent || undefined })}
      {(error || group.help) && (
        <Below>
          {error && <FieldError id={group.errorId}>{error}</FieldError>}
          {group.help && <Hint id={group.hintId}>{group.help}</Hint>}
        </Below>
      )}
    </Root>
  );
}
