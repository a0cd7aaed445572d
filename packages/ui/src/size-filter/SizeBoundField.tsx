import { NumberEntry } from '../number-field/NumberEntry.tsx';
import { SelectControl } from '../select/SelectControl.tsx';
import { type SizeBound, type SizeUnit, sizeUnits } from './size-in-bytes.ts';
import { Bound, Words } from './SizeFilter.styles.ts';

/** Properties of {@link SizeBoundField}. */
export interface SizeBoundFieldProps {
  readonly id: string;
  /** What the bound is ("More than"). It names the amount. */
  readonly label: string;
  /** Names the unit ("Unit of the lower bound"). */
  readonly unitLabel: string;
  readonly units: Readonly<Record<SizeUnit, string>>;
  readonly value: SizeBound;
  readonly onChange: (value: SizeBound) => void;
  readonly locale: string;
  readonly isInvalid: boolean;
  readonly isReadOnly: boolean;
  /** Then it is read-only, too, and its description says why. */
  readonly isDisabled: boolean;
  readonly describedBy: string | undefined;
}

/** One bound of a size: its words, its amount, its unit. */
export function SizeBoundField({
  id,
  label,
  unitLabel,
  units,
  value,
  onChange,
  locale,
  isInvalid,
  isReadOnly,
  isDisabled,
  describedBy,
}: SizeBoundFieldProps) {
  return (
    <Bound>
      <Words id={`${id}-label`}>{label}</Words>
      <div>
        <NumberEntry
          control={{
            id,
            required: undefined,
            'aria-describedby': describedBy,
            'aria-invalid': isInvalid || undefined,
            'aria-disabled': isDisabled || undefined,
          }}
          value={value.amount}
          onChange={(amount) => onChange({ ...value, amount })}
          locale={locale}
          min={0}
          decimals={3}
          readOnly={isReadOnly}
        />
      </div>
      <div>
        <SelectControl
          aria-label={unitLabel}
          aria-describedby={isReadOnly ? describedBy : undefined}
          aria-invalid={isInvalid || undefined}
          aria-disabled={isReadOnly || undefined}
          options={sizeUnits.map((unit) => ({ value: unit, label: units[unit] }))}
          value={value.unit}
          onChange={(event) => onChange({ ...value, unit: event.target.value as SizeUnit })}
        />
      </div>
    </Bound>
  );
}
