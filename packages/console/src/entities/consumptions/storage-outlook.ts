import type { Balance } from '@archive-console/api-client';
import { BYTES_OF_A_GIGABYTE } from '#entities/tenant-subscriptions/plan-facts.ts';
import { addDays } from '#shared/i18n/days.ts';
import type { UsageDay } from './usage-days.ts';

/** Where storage goes at the pace of the history. */
export interface StorageOutlook {
  /** The days after the last one counted; `low` and `high` follow the slowest and the fastest part of the history. */
  points: { at: Date; value: number; low: number; high: number }[];
  /** When the package is full; left out where the history does not show it. */
  full?: { about: Date; earliest: Date; latest: Date };
  /** Bytes in the archive twelve months after the last day counted. */
  inTwelveMonths: number;
}

/** Fewer days say nothing about the days to come. */
export const LEAST_DAYS = 60;
const DAYS_AHEAD = 91;
const STEP = 7;
/** A date further away than this is not worth naming. */
const NAMED_WITHIN = 365;
const PARTS = 3;

interface Reading {
  day: number;
  bytes: number;
}

/** The storage package in bytes; left out without a package. */
export function packageBytes(balance: Balance | null | undefined): number | undefined {
  const gigabytes = balance?.storage ?? 0;
  return gigabytes > 0 ? gigabytes * BYTES_OF_A_GIGABYTE : undefined;
}

/** A straight line through the history, carried on from its last day. Its range is the pace of each third of it. */
export function outlookOf(days: readonly UsageDay[], limit: number | undefined): StorageOutlook | undefined {
  const readings = days.flatMap(({ bytes }, day): Reading[] => (bytes === null ? [] : [{ day, bytes }]));
  const last = readings.at(-1);
  const lastAt = days[last?.day ?? -1]?.at;
  if (last === undefined || lastAt === undefined || readings.length < LEAST_DAYS) return undefined;
  const pace = paceOf(readings);
  const paces = [pace, ...partsOf(readings).map(paceOf)];
  const slowest = Math.max(0, Math.min(...paces));
  const fastest = Math.max(...paces);
  if (pace <= 0) return undefined;
  const points: StorageOutlook['points'] = [];
  for (let ahead = STEP; ahead <= DAYS_AHEAD; ahead += STEP) {
    const after = (perDay: number) => last.bytes + perDay * ahead;
    points.push({
      at: addDays(lastAt, ahead),
      value: after(pace),
      low: after(slowest),
      high: after(fastest),
    });
  }
  const inTwelveMonths = last.bytes + pace * NAMED_WITHIN;
  const room = (limit ?? 0) - last.bytes;
  if (room <= 0 || room / pace > NAMED_WITHIN || slowest === 0) return { points, inTwelveMonths };
  const fullAt = (perDay: number) => addDays(lastAt, Math.round(room / perDay));
  return {
    points,
    inTwelveMonths,
    full: { about: fullAt(pace), earliest: fullAt(fastest), latest: fullAt(slowest) },
  };
}

/** Bytes a day, by least squares. */
function paceOf(readings: readonly Reading[]): number {
  const mean = (of: (reading: Reading) => number) =>
    readings.reduce((sum, reading) => sum + of(reading), 0) / readings.length;
  const day = mean((reading) => reading.day);
  const bytes = mean((reading) => reading.bytes);
  const spread = mean((reading) => (reading.day - day) ** 2);
  return spread === 0 ? 0 : mean((reading) => (reading.day - day) * (reading.bytes - bytes)) / spread;
}

function partsOf(readings: readonly Reading[]): Reading[][] {
  const size = Math.ceil(readings.length / PARTS);
  return Array.from({ length: PARTS }, (_, part) => readings.slice(part * size, (part + 1) * size));
}
