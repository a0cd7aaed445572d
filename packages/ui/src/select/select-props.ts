import type { ComponentProps } from 'react';
import type { ControlSize } from '../field/control-sizes.ts';
import type { FieldText } from '../field/field-text.ts';

/** One choice of a select. */
export interface SelectOption {
  /** What a form sends; distinguishes it from the others. The empty one is the placeholder's. */
  readonly value: string;
  /** The choice in a word or two. */
  readonly label: string;
  /** Why it cannot be chosen now; written behind its label. */
  readonly disabledReason?: string | undefined;
}

/** Properties of `Select`; native ones reach the `<select>`. */
export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size' | 'disabled'>, FieldText {
  /** In the order a reader would look for them. */
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. Without it the first option is chosen from the start. */
  readonly placeholder?: string;
  /** 34 px high, or 38 px on gates. @default 'md' */
  readonly controlSize?: ControlSize;
}
