import { DAY } from '../clock.ts';
import type { World } from '../world.ts';

interface Arrival {
  at: Date;
  mails: number;
  bytes: number;
}

/** Mails come into the archive: the counters of their day grow, and a day not counted yet begins. */
export function archiveMails(world: World, { at, mails, bytes }: Arrival): void {
  const { usage } = world;
  const today = Math.floor(at.getTime() / DAY) * DAY;
  const nothing = {
    timestamp: new Date(today - DAY).toISOString(),
    cumulativeTransactions: 0,
    cumulativeStorage: 0,
  };
  const last = usage.at(-1) ?? nothing;
  for (let day = Date.parse(last.timestamp) + DAY; day <= today; day += DAY)
    usage.push({ ...last, timestamp: new Date(day).toISOString() });
  const { timestamp, cumulativeTransactions, cumulativeStorage } = usage.at(-1) ?? last;
  usage[usage.length - 1] = {
    timestamp,
    cumulativeTransactions: cumulativeTransactions + mails,
    cumulativeStorage: cumulativeStorage + bytes,
  };
  world.hub.notify('ConsumptionsChanged', { ids: [] });
}
