import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ControlFrame } from '../field/ControlFrame.styles.ts';
import { Icon } from '../icon/Icon.tsx';
import { ExpandIcon } from '../icons.ts';
import { ignorePaste } from '../number-field/ignore-paste.ts';
import { Entry, Root } from '../number-field/NumberField.styles.ts';
import { Control, Frame } from '../select/Select.styles.ts';
import { useKeptChoice } from '../select/use-kept-choice.ts';
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
  const heard = useKeptChoice(isReadOnly, {
    onChange: (event) => onChange({ ...value, unit: event.target.value as SizeUnit }),
  });
  return (
    <Bound>
      <Words id={`${id}-label`}>{label}</Words>
      <div>
        <I18nProvider locale={locale}>
          <Root
            id={id}
            aria-labelledby={`${id}-label`}
            value={value.amount ?? Number.NaN}
            onChange={(amount) => onChange({ ...value, amount: Number.isNaN(amount) ? null : amount })}
            minValue={0}
            formatOptions={{ maximumFractionDigits: 3 }}
            commitBehavior="validate"
            validationBehavior="aria"
            isInvalid={isInvalid}
            isReadOnly={isReadOnly}
            isWheelDisabled
          >
            <ControlFrame
              data-invalid={isInvalid || undefined}
              data-off={isReadOnly || undefined}
              onPasteCapture={isReadOnly ? ignorePaste : undefined}
            >
              <Entry
                id={id}
                aria-disabled={isDisabled || undefined}
                {...(describedBy && { 'aria-describedby': describedBy })}
              />
            </ControlFrame>
          </Root>
        </I18nProvider>
      </div>
      <div>
        <Frame>
          <Control
            $large={false}
            aria-label={unitLabel}
            aria-invalid={isInvalid || undefined}
            value={value.unit}
            aria-describedby={isReadOnly ? describedBy : undefined}
            aria-disabled={isReadOnly || undefined}
            {...heard}
          >
            {sizeUnits.map((unit) => (
              <option key={unit} value={unit}>
                {units[unit]}
              </option>
            ))}
          </Control>
          <Icon of={ExpandIcon} size={16} />
        </Frame>
      </div>
    </Bound>
  );
}
