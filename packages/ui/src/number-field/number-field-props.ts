import type { ComponentProps } from 'react';
import type { ControlSize } from '../field/control-sizes.ts';
import type { FieldText } from '../field/field-text.ts';

/** Words of the buttons beside a number. */
export interface StepperWords {
  /** The action and its object ("One user more"). */
  readonly increase: string;
  /** The action and its object ("One user less"). */
  readonly decrease: string;
}

/** Properties of `NumberField`; native ones reach the `<input>`. */
export interface NumberFieldProps
  extends
    Omit<
      ComponentProps<'input'>,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'type'
      | 'min'
      | 'max'
      | 'step'
      | 'size'
      | 'placeholder'
      | 'disabled'
      | 'className'
      | 'style'
    >,
    FieldText {
  /** The number, null for none, where a state holds it. */
  readonly value?: number | null;
  /** The number at first, where the field holds it. */
  readonly defaultValue?: number;
  /**
   * Called when the entry is left, Enter is pressed or the number is stepped; with null when it was
   * emptied.
   */
  readonly onChange?: (value: number | null) => void;
  /** How numbers are written and read, a BCP 47 tag: in `de`, "1.250,5" is 1250.5. */
  readonly locale: string;
  /** The least number the keys and buttons step to. What is typed beyond it stays, for `error` to speak of. */
  readonly min?: number;
  /** The greatest number the keys and buttons step to. What is typed beyond it stays, for `error` to speak of. */
  readonly max?: number;
  /** How far one step goes. @default 1 */
  readonly step?: number;
  /** How many decimals are kept. @default 0 */
  readonly decimals?: number;
  /** What is counted, in the box behind the number ("users", "days"). Part of what is announced. */
  readonly unit?: string;
  /** Words of two buttons that step the number. Without them there are none; the arrow keys step anyway. */
  readonly stepper?: StepperWords;
  /** An example, never what one has to know. */
  readonly placeholder?: string;
  /** 34 px high, or 38 px on gates. @default 'md' */
  readonly controlSize?: ControlSize;
}
