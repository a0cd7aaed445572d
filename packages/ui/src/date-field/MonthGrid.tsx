import {
  CalendarGridBody,
  CalendarGridHeader,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Icon } from '../icon/Icon.tsx';
import { NextIcon, PreviousIcon } from '../icons.ts';
import type { CalendarWords } from './date-words.ts';
import { Choice, Choices, Day, Grid, Head, Turn, Weekday } from './MonthGrid.styles.ts';

/** How many years can be chosen at once; whoever goes further chooses twice. */
const YEARS = 40;

/** One month of days, with ways to another. Stands inside a calendar of the primitives library. */
export function MonthGrid({ words }: { readonly words: CalendarWords }) {
  return (
    <>
      <Head>
        <Turn slot="previous" aria-label={words.previousMonth}>
          <Icon of={PreviousIcon} />
        </Turn>
        <Choices>
          <CalendarMonthPicker format="long">
            {({ value, onChange, items }) => (
              <Choice
                aria-label={words.month}
                value={value}
                onChange={(event) => onChange(Number(event.target.value))}
              >
                {items.map(({ id, formatted }) => (
                  <option key={id} value={id}>
                    {formatted}
                  </option>
                ))}
              </Choice>
            )}
          </CalendarMonthPicker>
          <CalendarYearPicker visibleYears={YEARS}>
            {({ value, onChange, items }) => (
              <Choice
                aria-label={words.year}
                value={value}
                onChange={(event) => onChange(Number(event.target.value))}
              >
                {items.map(({ id, formatted }) => (
                  <option key={id} value={id}>
                    {formatted}
                  </option>
                ))}
              </Choice>
            )}
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
