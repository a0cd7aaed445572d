import type { Call } from '../rule.ts';
import { atMicrosoft } from './addresses.ts';
import type { Errand, FoundErrand } from './errands.ts';

type Asking = Pick<Call<unknown>, 'world' | 'browser'>;

/** Where a browser goes that is sent to one of Microsoft's pages. It has to be this one that comes back. */
export function sentTo({ world, browser }: Asking, page: string, errand: Omit<Errand, 'browserId'>): string {
  const browserId = browser.read('browserId') ?? world.newSecret();
  browser.write('browserId', browserId);
  return atMicrosoft(page, world.errands.send({ ...errand, browserId }));
}

/** Ends the errand from which this browser comes back; `undefined` where it was not sent on it. */
export function endedErrand(
  { world, browser }: Asking,
  purpose: Errand['purpose'],
  state: string | undefined,
): FoundErrand | undefined {
  const errand = world.errands.find(state);
  if (errand?.purpose !== purpose || errand.browserId !== browser.read('browserId')) return undefined;
  world.errands.end(state);
  return errand;
}
