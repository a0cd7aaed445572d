import { useState } from 'react';
import { Field } from '../field/Field.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { HideIcon, ShowIcon } from '../icons.ts';
import type { InputFieldProps } from '../text-field/TextField.tsx';
import { Inset, Trailing } from '../text-field/TextField.styles.ts';
import { Input } from './PasswordField.styles.ts';

/** Properties of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<InputFieldProps, 'type'> {
  /** The button's words while the password is hidden. */
  readonly showLabel: string;
  /** The button's words while the password can be read. */
  readonly hideLabel: string;
}

/**
 * A password that can be read on demand. Pasting always works. Set `autoComplete` to `current-password` or
 * `new-password`, so that password managers know what is asked for.
 *
 * - Do: let passwords be pasted.
 * - Don't: ask for the same password twice: it can be shown.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes from the field to the button that shows the password |
 * | Enter | In the field submits the form around it |
 * | Enter, Space | On the button shows or hides the password |
 */
export function PasswordField({
  label,
  labelAside,
  hint,
  error,
  disabledReason,
  controlSize = 'md',
  showLabel,
  hideLabel,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...{ label, labelAside, hint, error, disabledReason }}
      id={props.id}
      required={props.required}
      describedBy={props['aria-describedby']}
    >
      {(control) => (
        <Inset>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            $large={controlSize === 'lg'}
            {...props}
            {...control}
            readOnly={control['aria-disabled'] ?? props.readOnly}
            type={shown ? 'text' : 'password'}
          />
          <Trailing>
            <IconButton
              size="sm"
              icon={shown ? HideIcon : ShowIcon}
              label={shown ? hideLabel : showLabel}
              onClick={() => setShown(!shown)}
            />
          </Trailing>
        </Inset>
      )}
    </Field>
  );
}
