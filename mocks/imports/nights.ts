import { DAY, HOUR, MINUTE } from '../clock.ts';
import { hashOf } from '../stable-id.ts';
import type { World } from '../world.ts';
import type { HeldSource } from './imports.ts';
import { schedule } from './schedule.ts';

/** When the night begins, after midnight (UTC). */
const NIGHT = HOUR;

/** Not all at the same moment: each within the hour, at a minute of its own. */
const minuteOf = ({ id }: HeldSource) => (hashOf(id)[0] % 60) * MINUTE;

/** Starts every source that does so by itself, once a night, for as long as the tenant can be used. */
export function keepNights(world: World): void {
  const sinceMidnight = world.clock.now().getTime() % DAY;

  function start(sourceId: string, at: Date): void {
    const source = world.importSources.get(sourceId);
    if (source === undefined || source.mailboxId === null || world.importRuns.has(sourceId)) return;
    if (world.tenant?.tenantState === 'Ready') schedule(world, [source], at, { isNightly: true });
  }

  function beginNight(): void {
    for (const source of world.importSources.rows())
      if (source.autoStart) world.agenda.in(minuteOf(source), (at) => start(source.id, at));
    world.agenda.in(DAY, beginNight);
  }

  world.agenda.in((NIGHT - sinceMidnight + DAY) % DAY, beginNight);
}
