import { useRef } from 'react';
import type { FieldText } from '../field/field-text.ts';
import { FieldGroup, type FieldGroupElementProps } from '../field/FieldGroup.tsx';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { usePanelTrigger } from '../popover/use-panel-trigger.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { calendarPanel } from './calendar-panels.ts';
import type { CalendarWords } from './date-words.ts';
import { DateEntry } from './DateEntry.tsx';
import { DateFrame } from './DateFrame.tsx';
import { useHalfTyped } from './use-half-typed.ts';

/** What a date and a range of dates have in common. */
export interface DateFieldBaseProps extends FieldText, FieldGroupElementProps {
  /** The order and names of day, month and year, a BCP 47 tag. Whatever it is, ISO dates go in and out. */
  readonly locale: string;
  /**
   * The first day the calendar offers, an ISO date. An earlier date can be typed and is reported;
   * explain it in `error`.
   */
  readonly min?: string;
  /**
   * The last day the calendar offers, an ISO date. A later date can be typed and is reported;
   * explain it in `error`.
   */
  readonly max?: string;
  /** Marks the label. @default false */
  readonly required?: boolean;
  /** Whether it can only be read. @default false */
  readonly readOnly?: boolean;
  /** The field's id, to which an error summary leads. @default a generated one */
  readonly id?: string;
  /**
   * Called when the field is left or set anew, with whether a date is half typed: such a form is
   * not to be saved.
   */
  readonly onIncomplete?: (isIncomplete: boolean) => void;
}

/** Properties of {@link DateField}. */
export interface DateFieldProps extends DateFieldBaseProps {
  /** An ISO date (yyyy-mm-dd), empty for none. */
  readonly value: string;
  /**
   * Called with the ISO date once all its parts are there, and an empty text when it was emptied.
   */
  readonly onChange: (value: string) => void;
  /**
   * Names of the button and of the calendar, and what is said of half a date.
   * @default those of the `UiWordsProvider`
   */
  readonly words?: CalendarWords | undefined;
}

/**
 * A day, typed part by part in the order of the reader's language or chosen from a calendar. It is a day, not a
 * moment: no time zone moves it.
 *
 * - Do: offer the usual answers beside it ("In 90 days"); say the bounds in the hint.
 * - Don't: use it for a month or a year; those are a `Select`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Arrow left, Arrow right | goes from day to month to year |
 * | Arrow up, Arrow down | one more, one less |
 * | Backspace | empties the part |
 * | Alt+Arrow down | opens the calendar; there arrows, Page up and Page down move, Enter chooses, Esc closes |
 */
export function DateField({
  value,
  onChange,
  onIncomplete,
  locale,
  min,
  max,
  required = false,
  readOnly = false,
  id,
  words: own,
  error,
  disabledReason,
  ...text
}: DateFieldProps) {
  const words = useUiWords('dateField', own);
  const frame = useRef<HTMLDivElement>(null);
  const { isIncomplete, mark, clear } = useHalfTyped({ day: value }, onIncomplete);
  const { trigger, triggerProps, isOpen, close } = usePanelTrigger(calendarPanel);
  const wrong = isIncomplete ? words.incomplete : error;
  const isFixed = readOnly || Boolean(disabledReason);
  const change = (next: string) => {
    clear();
    onChange(next);
  };
  return (
    <FieldGroup
      {...text}
      disabledReason={disabledReason}
      error={wrong}
      id={id}
      required={required}
      isGroup={false}
    >
      {({ labelId, describedBy }) => (
        <DateFrame
          ref={frame}
          locale={locale}
          isInvalid={Boolean(wrong)}
          isReadOnly={isFixed}
          isDisabled={Boolean(disabledReason)}
          opener={{ ...triggerProps, label: words.open }}
          panel={
            <LazyPart
              of={calendarPanel}
              wanted={isOpen}
              onFailed={close}
              props={() => ({
                value,
                onChange: change,
                min,
                max,
                locale,
                words,
                anchor: frame,
                onClose: close,
              })}
            />
          }
        >
          <DateEntry
            value={value}
            onChange={change}
            onLeave={(isHalf) => mark('day', isHalf)}
            onOpen={() => trigger.current?.click()}
            labelId={labelId}
            describedBy={describedBy}
            isInvalid={Boolean(wrong)}
            isRequired={required}
            isReadOnly={isFixed}
            isDisabled={Boolean(disabledReason)}
          />
        </DateFrame>
      )}
    </FieldGroup>
  );
}
