import { DAY } from '../clock.ts';
import { refuse, refuseField } from '../refusal.ts';
import type { World } from '../world.ts';

/** A year, also one that begins in the afternoon and ends at midnight. */
const LONGEST = 366 * DAY;

/** When a token ends: it lies ahead, and not too far. Answers it in universal time. */
export function expiryFrom(world: World, text: string): string {
  const end = Date.parse(text);
  if (Number.isNaN(end)) refuseField('expiryDate', 'There is no such day.');
  const ahead = end - world.clock.now().getTime();
  if (ahead <= 0 || ahead > LONGEST) refuse('AccessToken.InvalidValidity');
  return new Date(end).toISOString();
}
