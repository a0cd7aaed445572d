import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import type { AllListWords } from './list-words.ts';

/** Properties of {@link ListNoMatch}. */
export interface ListNoMatchProps {
  readonly onClear: (() => void) | undefined;
  readonly words: AllListWords;
}

/** Nothing matches search and filters: what to do about it. */
export function ListNoMatch({ onClear, words }: ListNoMatchProps) {
  return (
    <EmptyState
      reason="no-match"
      title={words.noMatchTitle}
      text={words.noMatchText}
      action={onClear && <Button onClick={onClear}>{words.clearFilters}</Button>}
    />
  );
}
