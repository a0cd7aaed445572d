import type { NumberFieldProps, PatternListEditorProps, RadioCard, SelectOption } from '@archive-console/ui';
import type { ComponentProps, ReactNode } from 'react';

/** What the control of a field gets that a form does not know by itself: a picker, a part of one area. */
export interface CustomControl {
  id: string;
  label: string;
  value: unknown;
  error: string | undefined;
  hint: string | undefined;
  /** Why it cannot be changed now; nothing where it can be. */
  whyLocked: string | undefined;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/** Every kind of field, with what only that kind needs. */
type FieldKind =
  | { kind: 'text' | 'email'; input?: ComponentProps<'input'> }
  | { kind: 'multiline'; rows?: number }
  /** The value is a number, or `null` where none is typed. */
  | ({ kind: 'number' } & Pick<NumberFieldProps, 'unit' | 'min' | 'max' | 'step' | 'decimals'>)
  | { kind: 'select'; options: readonly SelectOption[]; placeholder?: string }
  | { kind: 'choice'; options: readonly RadioCard[]; columns?: 1 | 2 | 3 }
  | { kind: 'switch' }
  /** The value is a day as `2026-03-01`, empty for none. */
  | { kind: 'date'; min?: string; max?: string }
  /** The value is a list of texts. */
  | ({ kind: 'patterns' } & Pick<PatternListEditorProps, 'validate' | 'keyOf' | 'separators' | 'empty'> & {
        /** Names the list ("3 sender patterns"). */
        list: (count: number) => string;
      })
  /** The value is a `SizeRange`: both bounds, either of them open. */
  | { kind: 'size' }
  | {
      kind: 'custom';
      control: (field: CustomControl) => ReactNode;
      /** Its value in a sentence; empty for none. */
      textOf: (value: unknown) => string;
    };

/** One field of a form. */
export type FieldSpec<TValues extends object> = FieldKind & {
  name: keyof TValues & string;
  label: string;
  /** What helps to fill it; it may depend on what is filled in already. */
  hint?: string | ((values: TValues) => string) | undefined;
  required?: boolean;
  /** It is only to be read, in words: the service has no call that changes it. */
  isFixed?: boolean;
  /** It is not kept over a reload of the tab: the number of an account. */
  isPrivate?: boolean;
  /** It takes the whole width. @default true for kinds of several lines */
  isWide?: boolean;
};

/** Whether two values of a field mean the same: blanks around a text are no difference. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/** The fields that differ between two sets of values. */
export function changedFields<TValues extends object>(
  fields: readonly (keyof TValues & string)[],
  from: TValues,
  to: TValues,
): (keyof TValues & string)[] {
  return fields.filter((field) => !isSameValue(from[field], to[field]));
}
