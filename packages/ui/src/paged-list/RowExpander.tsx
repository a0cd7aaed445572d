import { Icon } from '../icon/Icon.tsx';
import { NextIcon } from '../icons.ts';
import { Expander, Word } from './RowExpander.styles.ts';

/** Properties of {@link RowExpander}. */
export interface RowExpanderProps {
  readonly label: string;
  /** What is read on a card ("Details"): a part of the label. */
  readonly word: string;
  readonly isExpanded: boolean;
  /** Id of what it shows. */
  readonly detailsId: string;
  readonly onPress: () => void;
}

/** Shows and hides what lies below a row. */
export function RowExpander({ label, word, isExpanded, detailsId, onPress }: RowExpanderProps) {
  return (
    <Expander
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? detailsId : undefined}
      onClick={onPress}
    >
      <Word>{word}</Word>
      <Icon of={NextIcon} size={16} />
    </Expander>
  );
}
