import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button } from '../button/Button.tsx';
import { PopoverPanel } from '../popover/PopoverPanel.tsx';
import { type DateRange, type DateRangePreset, isReversedRange, isSameRange } from './date-range.ts';
import type { DatePanelProps } from './date-panel-props.ts';
import type { DateRangeWords } from './date-words.ts';
import { calendarDateOf, isoOf } from './iso-dates.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { Presets } from './MonthGrid.styles.ts';

/** Properties of {@link RangePanel}. */
export interface RangePanelProps extends DatePanelProps<DateRange, DateRangeWords> {
  readonly presets: readonly DateRangePreset[];
}

/** The calendar of a range, with the ranges many ask for above it. Choosing the last day closes it. */
export function RangePanel({
  value,
  onChange,
  presets,
  min,
  max,
  locale,
  words,
  anchor,
  onClose,
}: RangePanelProps) {
  const [earliest, latest, start, end] = [min, max, value.from, value.to].map(calendarDateOf);
  const choose = ({ from, to }: DateRange) => {
    onChange({ from, to });
    onClose();
  };
  return (
    <PopoverPanel title={words.calendar} trigger={anchor} onClose={onClose}>
      {presets.length > 0 && (
        <Presets role="group" aria-label={words.presets}>
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="sm"
              aria-pressed={isSameRange(preset, value)}
              onClick={() => choose(preset)}
            >
              {preset.label}
            </Button>
          ))}
        </Presets>
      )}
      <I18nProvider locale={locale}>
        <RangeCalendar
          data-range
          aria-label={words.calendar}
          value={start && end && !isReversedRange(value) ? { start, end } : null}
          onChange={(range) => choose({ from: isoOf(range.start), to: isoOf(range.end) })}
          {...(earliest && { minValue: earliest })}
          {...(latest && { maxValue: latest })}
          // The library's option, not the attribute: the dialog's first focus is a day.
          {...{ autoFocus: true }}
        >
          <MonthGrid words={words} />
        </RangeCalendar>
      </I18nProvider>
    </PopoverPanel>
  );
}
