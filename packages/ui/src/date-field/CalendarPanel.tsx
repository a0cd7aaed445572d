import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { PopoverPanel } from '../popover/PopoverPanel.tsx';
import type { DatePanelProps } from './date-panel-props.ts';
import { calendarDateOf, isoOf } from './iso-dates.ts';
import { MonthGrid } from './MonthGrid.tsx';

/** The calendar of a date. Choosing a day closes it. */
export function CalendarPanel({
  value,
  onChange,
  min,
  max,
  locale,
  words,
  anchor,
  onClose,
}: DatePanelProps<string>) {
  const [earliest, latest] = [calendarDateOf(min), calendarDateOf(max)];
  return (
    <PopoverPanel title={words.calendar} trigger={anchor} onClose={onClose}>
      <I18nProvider locale={locale}>
        <Calendar
          data-single
          aria-label={words.calendar}
          value={calendarDateOf(value)}
          onChange={(day) => {
            onChange(isoOf(day));
            onClose();
          }}
          {...(earliest && { minValue: earliest })}
          {...(latest && { maxValue: latest })}
          // The library's option, not the attribute: the dialog's first focus is the chosen day.
          {...{ autoFocus: true }}
        >
          <MonthGrid words={words} />
        </Calendar>
      </I18nProvider>
    </PopoverPanel>
  );
}
