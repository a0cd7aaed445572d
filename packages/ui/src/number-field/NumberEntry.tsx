import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ControlFrame } from '../field/ControlFrame.styles.ts';
import type { FieldControl } from '../field/Field.tsx';
import type { FieldText } from '../field/field-text.ts';
import { Icon } from '../icon/Icon.tsx';
import { DecreaseIcon, IncreaseIcon } from '../icons.ts';
import { ignorePaste } from './ignore-paste.ts';
import type { NumberFieldProps } from './number-field-props.ts';
import { Entry, Root, Step, Unit } from './NumberField.styles.ts';

/** Properties of {@link NumberEntry}. */
export interface NumberEntryProps extends Omit<NumberFieldProps, keyof FieldText> {
  /** What the field around it hands to its control. */
  readonly control: FieldControl;
}

/** The control of a number: its box, its unit, its buttons. Its name is what has the control's id and `-label` behind it. */
export function NumberEntry({
  control,
  value,
  defaultValue,
  onChange,
  locale,
  min,
  max,
  step = 1,
  decimals = 0,
  unit,
  stepper,
  controlSize = 'md',
  ...props
}: NumberEntryProps) {
  const { id } = control;
  const isInvalid = control['aria-invalid'];
  const isFixed = Boolean(control['aria-disabled'] || props.readOnly);
  const describing = [unit && `${id}-unit`, control['aria-describedby'], props['aria-describedby']];
  return (
    <I18nProvider locale={locale}>
      <Root
        id={id}
        aria-labelledby={`${id}-label`}
        {...(value !== undefined && { value: value ?? Number.NaN })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(min !== undefined && { minValue: min })}
        {...(max !== undefined && { maxValue: max })}
        onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
        step={step}
        formatOptions={{ maximumFractionDigits: decimals }}
        commitBehavior="validate"
        validationBehavior="aria"
        isInvalid={isInvalid ?? false}
        isRequired={control.required ?? false}
        isReadOnly={isFixed}
        isWheelDisabled
      >
        <ControlFrame
          $large={controlSize === 'lg'}
          data-invalid={isInvalid}
          data-off={isFixed || undefined}
          onPasteCapture={isFixed ? ignorePaste : undefined}
        >
          <Entry
            {...props}
            id={id}
            aria-disabled={control['aria-disabled']}
            aria-describedby={describing.filter(Boolean).join(' ') || undefined}
            // What it calls itself would be said in place of what a field is.
            render={(drawn) => <input {...drawn} aria-roledescription={undefined} />}
          />
          {unit && <Unit id={`${id}-unit`}>{unit}</Unit>}
          {stepper && (
            <>
              <Step slot="decrement" aria-label={stepper.decrease}>
                <Icon of={DecreaseIcon} size={16} />
              </Step>
              <Step slot="increment" aria-label={stepper.increase}>
                <Icon of={IncreaseIcon} size={16} />
              </Step>
            </>
          )}
        </ControlFrame>
      </Root>
    </I18nProvider>
  );
}
