import { daysBetween } from './days.ts';
import { useFormats } from './format.ts';

/** A moment as its time of day, with the day where that is not today. */
export function useTimeOfDay(): (at: Date, now?: Date) => string {
  const { time, moment } = useFormats();
  return (at, now = new Date()) => (daysBetween(at, now) === 0 ? time(at) : moment(at));
}
