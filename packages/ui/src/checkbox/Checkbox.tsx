import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Hint } from '../field/Field.styles.ts';
import { FieldError } from '../field/FieldError.tsx';
import { ReasonBubble } from '../reason-bubble/ReasonBubble.tsx';
import { Box, Label, Root } from './Checkbox.styles.ts';

/** Properties of {@link Checkbox}; native ones reach the `<input>`. `aria-disabled` keeps it as it is, too. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'disabled'> {
  /** What is agreed to or chosen. */
  readonly label: ReactNode;
  /**
   * For boxes whose place says what they choose, as in a table's row: the label is announced only, a reason is shown
   * in a bubble, and there is room for neither hint nor error. @default false
   */
  readonly labelHidden?: boolean;
  /** Some of what it stands for is chosen, some is not. @default false */
  readonly indeterminate?: boolean;
  /** What follows from it, in a sentence below the label. A reason why it cannot be changed takes its place. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do. Its presence makes the box invalid. */
  readonly error?: ReactNode;
  /** Why it cannot be changed now. Shown below it; the box stays in the tab order. */
  readonly disabledReason?: string | undefined;
}

/**
 * Yes or no, to be saved with the form or chosen for an action. What takes effect at once is a switch.
 *
 * - Do: say what is so when it is checked.
 * - Don't: use it for two ways that both need a name: those are radio cards.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches it, also while it is disabled |
 * | Space | Changes it |
 */
export function Checkbox({
  label,
  labelHidden = false,
  indeterminate = false,
  hint,
  error,
  disabledReason,
  onClick,
  onChange,
  ref,
  ...props
}: CheckboxProps) {
  const generated = useId();
  const id = props.id ?? generated;
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLInputElement, []);
  // After every render: a press takes the state away by itself, whatever becomes of it.
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  });

  const isOff = Boolean(disabledReason) || props['aria-disabled']?.toString() === 'true';
  const help = disabledReason || (labelHidden ? undefined : hint);
  const wrong = labelHidden ? undefined : error;
  const described = [wrong && `${id}-error`, help && `${id}-hint`, props['aria-describedby']].filter(Boolean);
  const box = (
    <Box
      {...props}
      type="checkbox"
      id={id}
      ref={own}
      aria-label={labelHidden && typeof label === 'string' ? label : props['aria-label']}
      aria-describedby={described.join(' ') || undefined}
      aria-invalid={wrong ? true : props['aria-invalid']}
      aria-disabled={isOff || undefined}
      onClick={(event: MouseEvent<HTMLInputElement>) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
      // React reports a change although the press was prevented.
      onChange={(event) => !isOff && onChange?.(event)}
    />
  );
  if (labelHidden)
    return (
      <>
        {box}
        {help && <ReasonBubble id={`${id}-hint`}>{help}</ReasonBubble>}
      </>
    );
  return (
    <Root>
      {box}
      <Label htmlFor={id}>{label}</Label>
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
      {help && <Hint id={`${id}-hint`}>{help}</Hint>}
    </Root>
  );
}
