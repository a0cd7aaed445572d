import type { SecondFactor } from '../session/credentials.ts';
import type { World } from '../world.ts';

const COUNT = 10;
/** Without those that look alike on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'.split('');

/** Ten codes that can be read aloud: `k7fq-2m9x`. */
export function newRecoveryCodes({ chance }: World): string[] {
  const part = () => Array.from({ length: 4 }, () => chance.pick(LETTERS)).join('');
  return Array.from({ length: COUNT }, () => `${part()}-${part()}`);
}

/** Takes a code, once; space and upper case do not matter (D59). */
export function takeRecoveryCode(secondFactor: SecondFactor, given: string): boolean {
  const place = secondFactor.recoveryCodes.indexOf(given.replaceAll(/\s/g, '').toLowerCase());
  if (place < 0) return false;
  secondFactor.recoveryCodes.splice(place, 1);
  return true;
}
