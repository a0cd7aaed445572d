import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Pressable } from '../button/pressable.ts';
import { Hint } from '../field/Field.styles.ts';
import { ReasonBubble } from '../reason-bubble/ReasonBubble.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { Busy, Label, Place, Root, Track } from './Switch.styles.ts';

/** Properties of {@link Switch}; native ones reach the `<input>`. */
export interface SwitchProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'onChange' | 'disabled'>,
    Pressable {
  /** What is so while it is on, and not so while it is off. The same words for both. */
  readonly label: string;
  /** What follows from it, in a sentence. */
  readonly description?: ReactNode;
  /** Whether it is on, as the service has it. */
  readonly checked: boolean;
  /** Asked at once, with what is wanted. It is on when `checked` says so; show `busy` until then. */
  readonly onChange: (isOn: boolean) => void;
  /** For switches whose place says what they switch, as in a table's row: the label is announced only. @default false */
  readonly labelHidden?: boolean;
  /** Before its words, or behind them at the end of the line, as in a list of settings. @default 'start' */
  readonly at?: 'start' | 'end';
}

/**
 * On or off, and it acts at once: there is nothing to save. What is saved with a form is a `Checkbox`.
 *
 * - Do: name what is so while it is on ("Two-factor sign-in"); stay busy until the service has answered.
 * - Don't: change the label with the state, or ask for a save button afterwards.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | reaches it, also while it is disabled or busy |
 * | Space | switches it |
 */
export function Switch({
  label,
  description,
  checked,
  onChange,
  labelHidden = false,
  at = 'start',
  busy = false,
  disabledReason,
  onClick,
  ...props
}: SwitchProps) {
  const generated = useId();
  const id = props.id ?? generated;
  const isOff = busy || Boolean(disabledReason);
  const help = disabledReason || description;
  const isExplained = labelHidden ? disabledReason : help;
  const described = [isExplained && `${id}-hint`, props['aria-describedby']].filter(Boolean).join(' ');
  const track = (
    <Place $at={at}>
      <Track
        {...props}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        id={id}
        checked={checked}
        aria-label={labelHidden ? label : undefined}
        aria-describedby={described || undefined}
        aria-busy={busy || undefined}
        aria-disabled={isOff || undefined}
        onClick={(event) => {
          if (isOff) event.preventDefault();
          else onClick?.(event);
        }}
        // React reports a change although the press was prevented.
        onChange={(event) => !isOff && onChange(event.target.checked)}
      />
      {labelHidden && disabledReason && <ReasonBubble id={`${id}-hint`}>{disabledReason}</ReasonBubble>}
      {busy && (
        <Busy $on={checked}>
          <Spinner size={14} />
        </Busy>
      )}
    </Place>
  );
  if (labelHidden) return track;
  return (
    <Root $at={at}>
      {track}
      <Label htmlFor={id}>{label}</Label>
      {help && <Hint id={`${id}-hint`}>{help}</Hint>}
    </Root>
  );
}
