import type { WordKey } from '@archive-console/console';
import { DAY, type World } from '@archive-console/mocks';
import { mainOf, type Place } from '#stories/steps.ts';

/** The counters of a world, so many days ago. */
export function countedIn(world: World, daysAgo = 0) {
  const day = new Date(world.clock.now().getTime() - daysAgo * DAY).toISOString().slice(0, 10);
  const found = world.usage.find(({ timestamp }) => timestamp.startsWith(day));
  if (found === undefined) throw new Error(`The demo service counted nothing on ${day}: choose another day.`);
  return { mails: found.cumulativeTransactions, bytes: found.cumulativeStorage };
}

/** A tile as it reads: name, figure, note. */
export async function tileOf(shown: Place, key: WordKey): Promise<string> {
  const main = await mainOf(shown);
  const [label] = await main.findAllByText(shown.words(key), { selector: 'span' });
  return label?.parentElement?.textContent ?? '';
}
