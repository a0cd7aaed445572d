import { useRef } from 'react';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { usePanelTrigger } from '../popover/use-panel-trigger.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { rangePanel } from './calendar-panels.ts';
import type { DateRange, DateRangePreset } from './date-range.ts';
import type { DateRangeWords } from './date-words.ts';
import { DateEntry } from './DateEntry.tsx';
import type { DateFieldBaseProps } from './DateField.tsx';
import { Until } from './DateField.styles.ts';
import { DateFrame } from './DateFrame.tsx';
import { useHalfTyped } from './use-half-typed.ts';

/** Properties of {@link DateRangeField}. */
export interface DateRangeFieldProps extends DateFieldBaseProps {
  /** Two ISO dates (yyyy-mm-dd), both included; an empty one is open. */
  readonly value: DateRange;
  /** Called with both dates whenever one of them is complete or emptied. */
  readonly onChange: (value: DateRange) => void;
  /** Ranges that many ask for, offered above the calendar. @default none */
  readonly presets?: readonly DateRangePreset[];
  /**
   * Names of both dates and of the calendar, and what is said of half a date.
   * @default those of the `UiWordsProvider`
   */
  readonly words?: DateRangeWords | undefined;
}

const none: readonly DateRangePreset[] = [];

/**
 * From one day to another, both included; either may stay open. Typed, chosen from a calendar, or one of the presets
 * the caller works out.
 *
 * - Do: hand in the spans people ask for ("Last 30 days"); refuse a range that ends before it begins
 *   (`isReversedRange`) with an error that says so.
 * - Don't: use it for one day; that is a `DateField`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Arrow left, Arrow right | goes through both dates, part by part |
 * | Arrow up, Arrow down | one more, one less |
 * | Alt+Arrow down | opens the calendar; there Enter chooses the first day, then the last |
 */
export function DateRangeField({
  value,
  onChange,
  onIncomplete,
  presets = none,
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
}: DateRangeFieldProps) {
  const words = { ...useUiWords('dateField', own), ...useUiWords('dateRangeField', own) };
  const frame = useRef<HTMLDivElement>(null);
  const { isIncomplete, mark, clear } = useHalfTyped({ from: value.from, to: value.to }, onIncomplete);
  const { trigger, triggerProps, isOpen, close } = usePanelTrigger(rangePanel);
  const wrong = isIncomplete ? words.incomplete : error;
  const isFixed = readOnly || Boolean(disabledReason);
  const shared = {
    onOpen: () => trigger.current?.click(),
    isInvalid: Boolean(wrong),
    isRequired: required,
    isReadOnly: isFixed,
    isDisabled: Boolean(disabledReason),
  };
  const end = (which: 'from' | 'to') => ({
    ...shared,
    label: words[which],
    value: value[which],
    onLeave: (isHalf: boolean) => mark(which, isHalf),
    onChange(day: string) {
      mark(which, false);
      onChange({ ...value, [which]: day });
    },
  });
  const choose = (range: DateRange) => {
    clear();
    onChange(range);
  };
  return (
    <FieldGroup {...text} disabledReason={disabledReason} error={wrong} id={id} required={required}>
      {({ describedBy }) => (
        <DateFrame
          ref={frame}
          locale={locale}
          isInvalid={Boolean(wrong)}
          isReadOnly={isFixed}
          isDisabled={Boolean(disabledReason)}
          opener={{ ...triggerProps, label: words.open }}
          panel={
            <LazyPart
              of={rangePanel}
              wanted={isOpen}
              onFailed={close}
              props={() => ({
                value,
                onChange: choose,
                presets,
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
          <DateEntry {...end('from')} describedBy={describedBy} />
          <Until aria-hidden>–</Until>
          <DateEntry {...end('to')} describedBy={describedBy} />
        </DateFrame>
      )}
    </FieldGroup>
  );
}
