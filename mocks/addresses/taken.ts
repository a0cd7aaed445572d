import type { Address } from '@archive-console/api-client';
import type { World } from '../world.ts';

/** The address that is written like this, whoever it belongs to: case does not tell addresses apart. */
export function addressWritten(world: World, text: string): Address | undefined {
  return world.addresses.having('address', text)[0];
}
