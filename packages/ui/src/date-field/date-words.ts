/** Words of a calendar. Names of months and days come from the locale. */
export interface CalendarWords {
  /** The button that opens the calendar ("Choose from a calendar"). */
  readonly open?: string;
  /** Names the open calendar ("Expiry date"). */
  readonly calendar?: string;
  readonly previousMonth?: string;
  readonly nextMonth?: string;
  /** Names the choice of the month. */
  readonly month?: string;
  /** Names the choice of the year. */
  readonly year?: string;
  /** Shown when a date is left half typed ("Complete the date, or empty it."). */
  readonly incomplete?: string;
}

/** Words of a range of days. */
export interface DateRangeWords extends CalendarWords {
  /** Names the first date ("From"). */
  readonly from?: string;
  /** Names the last date ("To"). */
  readonly to?: string;
  /** Names the list of presets ("Time spans"). */
  readonly presets?: string;
}
