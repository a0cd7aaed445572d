import type { RefObject } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { PopoverPanel } from '../popover/PopoverPanel.tsx';
import type { CalendarWords } from './date-words.ts';
import { dayOf, isoOf } from './iso-dates.ts';
import { MonthGrid } from './MonthGrid.tsx';

/** Properties of {@link CalendarPanel}. */
export interface CalendarPanelProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly locale: string;
  readonly words: CalendarWords;
  /** What it floats beside. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

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
}: CalendarPanelProps) {
  const [earliest, latest] = [dayOf(min), dayOf(max)];
  return (
    <PopoverPanel title={words.calendar} trigger={anchor} onClose={onClose}>
      <I18nProvider locale={locale}>
        <Calendar
          data-single
          aria-label={words.calendar}
          value={dayOf(value)}
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
