import { useId, type MouseEvent } from 'react';
import { Box } from '../checkbox/Checkbox.styles.ts';
import { Legend } from '../field/ChoiceGroup.styles.ts';
import { Radio } from '../field/Radio.styles.ts';
import { Group, Line } from './Choice.styles.ts';

/** Properties of {@link Choices}. */
export interface ChoicesProps {
  readonly label: string;
  /** The label is announced only, because a title says the same. @default false */
  readonly labelHidden?: boolean;
  readonly kind: 'one' | 'many';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
  /** A pointer has chosen one: nothing more is expected here. */
  readonly onDone?: () => void;
}

/** Radio buttons or check boxes that take effect at once. */
export function Choices({
  label,
  labelHidden = false,
  kind,
  options,
  values,
  onValues,
  onDone,
}: ChoicesProps) {
  const name = useId();
  const Control = kind === 'one' ? Radio : Box;
  const toggled = (value: string): readonly string[] =>
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return (
    <Group role={kind === 'one' ? 'radiogroup' : undefined} aria-label={labelHidden ? label : undefined}>
      {!labelHidden && <Legend>{label}</Legend>}
      {options.map((option) => (
        <Line key={option.value}>
          <Control
            type={kind === 'one' ? 'radio' : 'checkbox'}
            name={name}
            checked={values.includes(option.value)}
            onChange={() => onValues(kind === 'one' ? [option.value] : toggled(option.value))}
            onClick={(event: MouseEvent) => event.detail > 0 && kind === 'one' && onDone?.()}
          />
          {option.label}
        </Line>
      ))}
    </Group>
  );
}
