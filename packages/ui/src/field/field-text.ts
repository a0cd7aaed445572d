import type { ReactNode } from 'react';

/** The words around a control. */
export interface FieldText {
  /** What is asked for, always visible. */
  readonly label: ReactNode;
  /** Opposite the label: a link that belongs to this field ("Forgot password?"). */
  readonly labelAside?: ReactNode;
  /** What helps to answer, before anything went wrong. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do. Its presence makes the field invalid. */
  readonly error?: ReactNode;
  /**
   * Why it cannot be changed now, in a sentence. Stands in place of the hint; what is in the field stays readable, and
   * the field in the tab order. An empty one is none.
   */
  readonly disabledReason?: string | undefined;
}
