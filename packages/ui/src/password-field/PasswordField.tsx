import { useState } from 'react';
import { Field } from '../field/Field.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { HideIcon, ShowIcon } from '../icons.ts';
import type { InputFieldProps } from '../text-field/TextField.tsx';
import { Inset, Trailing } from '../text-field/TextField.styles.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Input } from './PasswordField.styles.ts';
import type { PasswordFieldWords } from './password-field-words.ts';

/** Properties of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<InputFieldProps, 'type'> {
  /** What the button is called. @default those of the `UiWordsProvider` */
  readonly words?: PasswordFieldWords | undefined;
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
  words: own,
  ...props
}: PasswordFieldProps) {
  const words = useUiWords('passwordField', own);
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
              label={shown ? words.hide : words.show}
              onClick={() => setShown(!shown)}
            />
          </Trailing>
        </Inset>
      )}
    </Field>
  );
}
