import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FieldText } from './Field.tsx';
import { Hint, Label, LabelRow, RequiredMark, Root } from './Field.styles.ts';

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
  id,
  required,
  describedBy,
  isGroup = true,
  children,
  ...props
}: FieldGroupProps) {
  const generated = useId();
  const groupId = id ?? generated;
  const labelId = `${groupId}-label`;
  const description = [error && `${groupId}-error`, hint && `${groupId}-hint`, describedBy]
    .filter(Boolean)
    .join(' ');
  return (
    <Root
      {...props}
      id={groupId}
      {...(isGroup && {
        role: 'group',
        'aria-labelledby': labelId,
        'aria-describedby': description || undefined,
      })}
    >
      <LabelRow>
        <Label as="span" id={labelId}>
          {label}
          {required && <RequiredMark aria-hidden>*</RequiredMark>}
        </Label>
        {labelAside}
      </LabelRow>
      {children({ labelId, describedBy: description || undefined })}
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${groupId}-hint`}>{hint}</Hint>}
    </Root>
  );
}
