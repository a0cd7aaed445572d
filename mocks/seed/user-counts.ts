import { DAY } from '../clock.ts';
import { seededRandom } from '../random.ts';

/** People joined over so many days. */
const JOINING_DAYS = 1096;

/** How many users there were at the end of each month before that of `now`, by the day on which each joined. */
export function seedUserCounts(now: Date, users: number): ReadonlyMap<string, number> {
  const random = seededRandom('joining');
  const joined = new Uint32Array(JOINING_DAYS + 1);
  for (let index = 0; index < users; index += 1) {
    // Without the first one there was no tenant.
    const daysAgo = index === 0 ? JOINING_DAYS : random.between(0, JOINING_DAYS);
    joined[daysAgo] = (joined[daysAgo] ?? 0) + 1;
  }
  const monthOf = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY).toISOString().slice(0, 7);
  const counts = new Map<string, number>();
  let count = 0;
  for (let daysAgo = JOINING_DAYS; daysAgo >= 0; daysAgo -= 1) {
    count += joined[daysAgo] ?? 0;
    counts.set(monthOf(daysAgo), count);
  }
  counts.delete(monthOf(0));
  return counts;
}
