import type { ListFilter } from './list-types.ts';
import type { AllListWords } from './list-words.ts';

/** Properties of `FilterFields`. */
export interface FilterFieldsProps {
  readonly filter: ListFilter;
  readonly onFilter: (id: string, values: readonly string[]) => void;
  /** The answer is complete: the panel around it may close. */
  readonly onDone?: () => void;
  readonly labelHidden?: boolean;
  readonly words: AllListWords;
}
