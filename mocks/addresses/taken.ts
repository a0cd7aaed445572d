import type { Address } from '@archive-console/api-client';
import type { World } from '../world.ts';

/** The address that is written like this, with its owner: case does not distinguish addresses. */
export function addressWritten(world: World, text: string): Address | undefined {
  return world.addresses.having('address', text)[0];
}
