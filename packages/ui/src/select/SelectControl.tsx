import type { FieldText } from '../field/field-text.ts';
import { Icon } from '../icon/Icon.tsx';
import { ExpandIcon } from '../icons.ts';
import type { SelectProps } from './select-props.ts';
import { Control, Frame } from './Select.styles.ts';
import { useKeptChoice } from './use-kept-choice.ts';

/** The control of a select. While it is `aria-disabled`, it keeps what is chosen. */
export function SelectControl({
  options,
  placeholder,
  controlSize = 'md',
  ...props
}: Omit<SelectProps, keyof FieldText>) {
  const heard = useKeptChoice(props);
  return (
    <Frame>
      <Control $large={controlSize === 'lg'} {...props} {...heard}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabledReason }) => (
          <option key={value} value={value} disabled={Boolean(disabledReason)}>
            {disabledReason ? `${label} – ${disabledReason}` : label}
          </option>
        ))}
      </Control>
      <Icon of={ExpandIcon} size={16} />
    </Frame>
  );
}
