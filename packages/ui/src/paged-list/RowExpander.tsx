import { Icon } from '../icon/Icon.tsx';
import { NextIcon } from '../icons.ts';
import { Expander } from './RowDetails.styles.ts';

/** Properties of {@link RowExpander}. */
export interface RowExpanderProps {
  readonly label: string;
  readonly isExpanded: boolean;
  /** Id of what it shows. */
  readonly detailsId: string;
  readonly onPress: () => void;
}

/** Shows and hides what lies below a row. */
export function RowExpander({ label, isExpanded, detailsId, onPress }: RowExpanderProps) {
  return (
    <Expander
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? detailsId : undefined}
      onClick={onPress}
    >
      <Icon of={NextIcon} size={16} />
    </Expander>
  );
}
