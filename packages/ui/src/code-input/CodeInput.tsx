import { useRef, useState, type ComponentProps } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldText } from '../field/field-text.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { Box, Boxes, Busy, Digits, Root } from './CodeInput.styles.ts';
import { digitsOf } from './digits-of.ts';

/** Properties of {@link CodeInput}; native ones reach the `<input>`. */
export interface CodeInputProps
  extends
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'maxLength' | 'disabled'
    >,
    FieldText {
  /** The digits so far, where a state holds them. */
  readonly value?: string;
  /** Called with the digits so far, without spaces and hyphens. */
  readonly onChange?: (code: string) => void;
  /** Called with the code once, when its last digit is typed, pasted or filled in: check it. */
  readonly onComplete?: (code: string) => void;
  /** How many digits a code has. Longer ones can be typed, but then Enter submits them. @default 6 */
  readonly length?: number;
  /** The code is being checked: it cannot be changed, the focus stays. @default false */
  readonly busy?: boolean;
}

/**
 * A code of digits that the user was sent or reads from a device. It looks like boxes and is one
 * field: it can be pasted with spaces or hyphens, filled in by the browser, selected and corrected
 * as any other.
 *
 * - Do: check the code in `onComplete`; keep what was typed when it is refused, and say in the error what to do.
 * - Don't: use it for recovery codes, which have letters: those are a `TextField`.
 *
 * | Key | Does |
 * | --- | --- |
 * | digits | fill the boxes; the last one hands the code over |
 * | Backspace, arrows, Home, End | as in every text field |
 * | Enter | submits the form around it |
 */
export function CodeInput({
  label,
  labelAside,
  hint,
  error,
  disabledReason,
  value,
  onChange,
  onComplete,
  length = 6,
  busy = false,
  ...props
}: CodeInputProps) {
  const [own, setOwn] = useState('');
  const handedOver = useRef<string>(undefined);
  const code = value ?? own;
  const count = Math.max(length, code.length);
  const change = (text: string) => {
    const next = digitsOf(text);
    setOwn(next);
    onChange?.(next);
    // The owner may have emptied the field: the same code is handed over again then.
    if (code.length < length) handedOver.current = undefined;
    if (next.length !== length || next === handedOver.current) return;
    handedOver.current = next;
    onComplete?.(next);
  };
  return (
    <Field
      {...{ label, labelAside, hint, error, disabledReason }}
      id={props.id}
      required={props.required}
      describedBy={props['aria-describedby']}
    >
      {(control) => (
        <Root $count={count}>
          <Digits
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            {...control}
            type="text"
            dir="ltr"
            value={code}
            readOnly={busy || (control['aria-disabled'] ?? props.readOnly)}
            aria-busy={busy || undefined}
            data-full={code.length >= count || undefined}
            onChange={(event) => change(event.target.value)}
          />
          <Boxes
            aria-hidden
            dir="ltr"
            data-invalid={error && !busy ? true : undefined}
            data-off={busy || control['aria-disabled']}
          >
            {Array.from({ length: count }, (_, place) => (
              <Box key={place} data-next={place === Math.min(code.length, count - 1) || undefined} />
            ))}
          </Boxes>
          {busy && (
            <Busy>
              <Spinner />
            </Busy>
          )}
        </Root>
      )}
    </Field>
  );
}
