import { Icon } from '../icon/Icon.tsx';
import { ExpandIcon } from '../icons.ts';
import { Choice, Place } from './MonthGrid.styles.ts';

/** Properties of {@link PartChoice}. */
export interface PartChoiceProps {
  readonly label: string;
  readonly value: string | number;
  readonly onChange: (value: number) => void;
  readonly items: readonly { readonly id: string | number; readonly formatted: string }[];
}

/** Goes to another month, or another year. */
export function PartChoice({ label, value, onChange, items }: PartChoiceProps) {
  return (
    <Place>
      <Choice aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {items.map(({ id, formatted }) => (
          <option key={id} value={id}>
            {formatted}
          </option>
        ))}
      </Choice>
      <Icon of={ExpandIcon} size={14} />
    </Place>
  );
}
