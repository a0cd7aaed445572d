import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ErrorIcon } from '../icons.ts';
import { ErrorText } from './Field.styles.ts';

/** Properties of {@link FieldError}. */
export interface FieldErrorProps {
  /** For `aria-describedby` of the control. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** What is wrong with a control, below it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <ErrorText id={id}>
      <Icon of={ErrorIcon} size={16} />
      <span>{children}</span>
    </ErrorText>
  );
}
