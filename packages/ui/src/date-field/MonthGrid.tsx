import {
  CalendarGridBody,
  CalendarGridHeader,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Icon } from '../icon/Icon.tsx';
import { NextIcon, PreviousIcon } from '../icons.ts';
import type { CalendarWords } from './date-words.ts';
import { Choices, Day, Grid, Head, Turn, Weekday } from './MonthGrid.styles.ts';
import { PartChoice } from './PartChoice.tsx';

/** How many years one choice offers; a year further away takes two choices. */
const YEARS = 40;

/** One month of days, with ways to another. Stands inside a calendar of the primitives library. */
export function MonthGrid({ words }: { readonly words: Required<CalendarWords> }) {
  return (
    <>
      <Head>
        <Turn slot="previous" aria-label={words.previousMonth}>
          <Icon of={PreviousIcon} />
        </Turn>
        <Choices>
          <CalendarMonthPicker format="long">
            {(picker) => <PartChoice label={words.month} {...picker} />}
          </CalendarMonthPicker>
          <CalendarYearPicker visibleYears={YEARS}>
            {(picker) => <PartChoice label={words.year} {...picker} />}
          </CalendarYearPicker>
        </Choices>
        <Turn slot="next" aria-label={words.nextMonth}>
          <Icon of={NextIcon} />
        </Turn>
      </Head>
      <Grid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
      </Grid>
    </>
  );
}
