import { useRef } from 'react';
import { calendarDateOf, isoOf } from './iso-dates.ts';
import { Entry, Segment, Segments } from './DateField.styles.ts';

/** Properties of {@link DateEntry}. */
export interface DateEntryProps {
  /** An ISO date, empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the date is left, with whether only some of its parts are there. */
  readonly onLeave: (isIncomplete: boolean) => void;
  /** Alt and Arrow down were pressed. */
  readonly onOpen: () => void;
  readonly label?: string | undefined;
  readonly labelId?: string | undefined;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  /** Then it is read-only, too, and its description says why. */
  readonly isDisabled: boolean;
}

/** Whether some parts of a date are typed and others are not. */
function isIncomplete(entry: HTMLElement): boolean {
  const parts = [...entry.querySelectorAll('[role="spinbutton"]')];
  const open = parts.filter((part) => part.matches('[data-placeholder]'));
  return open.length > 0 && open.length < parts.length;
}

/** A date typed part by part, in the order of the reader's language. */
export function DateEntry({
  value,
  onChange,
  onLeave,
  onOpen,
  label,
  labelId,
  describedBy,
  isInvalid,
  isRequired,
  isReadOnly,
  isDisabled,
}: DateEntryProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <Entry
      ref={root}
      value={calendarDateOf(value)}
      onChange={(day) => onChange(isoOf(day))}
      onBlur={() => root.current && onLeave(isIncomplete(root.current))}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown') onOpen();
      }}
      granularity="day"
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={isInvalid}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      {...(label !== undefined && { 'aria-label': label })}
      {...(labelId !== undefined && { 'aria-labelledby': labelId })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
    >
      <Segments>
        {(segment) => (
          <Segment
            segment={segment}
            render={(part) => (
              <span {...part} aria-disabled={(isDisabled && segment.isEditable) || undefined} />
            )}
          />
        )}
      </Segments>
    </Entry>
  );
}
