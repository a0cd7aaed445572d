import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FieldText } from './field-text.ts';
import { Hint, Label, LabelRow, RequiredMark, Root } from './Field.styles.ts';
import { useFieldTexts } from './use-field-texts.ts';

/** What the controls inside a group have to know of it. */
export interface FieldGroupControl {
  readonly labelId: string;
  readonly describedBy: string | undefined;
}

/** What the element around such a field takes besides its own. */
export type FieldGroupElementProps = Omit<ComponentProps<'div'>, 'id' | 'role' | 'children' | 'onChange'>;

/** Properties of {@link FieldGroup}. */
export interface FieldGroupProps extends FieldText, FieldGroupElementProps {
  /** The group's id, to which an error summary leads. @default a generated one */
  readonly id?: string | undefined;
  /** Marks the label. @default false */
  readonly required?: boolean | undefined;
  /** Ids of further texts that describe the controls. */
  readonly describedBy?: string | undefined;
  /** Whether it is announced as a group: not where the control inside is one by itself. @default true */
  readonly isGroup?: boolean;
  readonly children: (group: FieldGroupControl) => ReactNode;
}

/** Label, hint and error around several controls that answer one question together. */
export function FieldGroup({
  label,
  labelAside,
  hint,
  error,
  disabledReason,
  id,
  required,
  describedBy,
  isGroup = true,
  children,
  ...props
}: FieldGroupProps) {
  const group = useFieldTexts({ id, hint, error, disabledReason, describedBy });
  return (
    <Root
      {...props}
      id={group.id}
      {...(isGroup && {
        role: 'group',
        'aria-labelledby': group.labelId,
        'aria-describedby': group.describedBy,
        'aria-disabled': disabledReason ? true : undefined,
      })}
    >
      <LabelRow>
        <Label as="span" id={group.labelId}>
          {label}
          {required && <RequiredMark aria-hidden>*</RequiredMark>}
        </Label>
        {labelAside}
      </LabelRow>
      {children({ labelId: group.labelId, describedBy: group.describedBy })}
      {error && <FieldError id={group.errorId}>{error}</FieldError>}
      {group.help && <Hint id={group.hintId}>{group.help}</Hint>}
    </Root>
  );
}
