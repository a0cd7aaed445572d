import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ChoiceGroup, type ChoiceGroupText } from '../field/ChoiceGroup.tsx';
import { Boxes } from './CheckboxGroup.styles.ts';

/** One of the boxes. */
export interface CheckboxChoice<Value extends string = string> {
  /** What the form saves; distinguishes the box from the others. */
  readonly value: Value;
  /** What is chosen with it. */
  readonly label: ReactNode;
  /** What follows from it, in a sentence. */
  readonly hint?: ReactNode;
  /** Why this box cannot be changed now. Shown below it; the box stays in the tab order. */
  readonly disabledReason?: string | undefined;
}

/** Properties of {@link CheckboxGroup}; native ones reach the `<fieldset>`. */
export interface CheckboxGroupProps<Value extends string> extends ChoiceGroupText {
  /** The boxes in the order they are shown. */
  readonly options: readonly CheckboxChoice<Value>[];
  /** The values of the boxes that are checked. One that no box stands for is kept. */
  readonly value: readonly Value[];
  /** Called with all values that are checked from now on, in the order in which they were. */
  readonly onChange: (value: readonly Value[]) => void;
  /** Columns from 640 px. @default 1 */
  readonly columns?: 1 | 2;
}

/**
 * None, some or all of a handful of choices, saved with the form: the scopes of a token, the options of an import. The
 * question is its legend, and what is wrong with the answer stands below all boxes and is heard at each of them.
 *
 * - Do: ask in the legend what is chosen; say in `error` how many have to be.
 * - Don't: use it for a single box, which is a `Checkbox`; for one choice of many, which are `RadioCards`; or for more
 *   than a dozen, which are a `MultiPicker`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from box to box, also to those that are disabled |
 * | Space | checks a box, or unchecks it |
 */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  onChange,
  columns = 1,
  ...props
}: CheckboxGroupProps<Value>) {
  const change = (changed: Value, isOn: boolean) =>
    onChange(isOn ? [...value, changed] : value.filter((other) => other !== changed));
  return (
    <ChoiceGroup {...props}>
      {({ describedBy }) => (
        <Boxes $columns={columns}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              hint={option.hint}
              disabledReason={option.disabledReason}
              checked={value.includes(option.value)}
              // A group cannot be required itself; as long as nothing is checked, each of its boxes is.
              aria-required={(props.required && value.length === 0) || undefined}
              aria-invalid={props.error ? true : undefined}
              aria-describedby={describedBy}
              aria-disabled={props.disabledReason ? true : undefined}
              onChange={(event) => change(option.value, event.target.checked)}
            />
          ))}
        </Boxes>
      )}
    </ChoiceGroup>
  );
}
