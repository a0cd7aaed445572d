import { useId } from 'react';
import type { FieldText } from './field-text.ts';

interface Described extends Pick<FieldText, 'hint' | 'error' | 'disabledReason'> {
  readonly id: string | undefined;
  readonly describedBy: string | undefined;
}

/** The ids around a control or a group of them, and the texts that describe it: what is wrong is read first. */
export function useFieldTexts({ id: given, hint, error, disabledReason, describedBy }: Described) {
  const generated = useId();
  const id = given ?? generated;
  const ids = { id, labelId: `${id}-label`, hintId: `${id}-hint`, errorId: `${id}-error` };
  const help = disabledReason || hint;
  const describing = [error && ids.errorId, help && ids.hintId, describedBy].filter(Boolean);
  return { ...ids, help, describedBy: describing.length === 0 ? undefined : describing.join(' ') };
}
