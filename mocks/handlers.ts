import type { AnyHandler } from 'msw';
import type { Transport } from './hub.ts';
import { lineInside, negotiation } from './hub/handlers.ts';
import { linesByRequest } from './hub/lines-by-request.ts';
import { serviceHandlers } from './service.ts';
import { pocketCarrier } from './session/carrier.ts';
import type { World } from './world.ts';

export interface HandlerOptions {
  /** How long every answer takes. @default 0 */
  latencyMs?: number;
  /** Ways the hub offers to connect. @default all */
  transports?: readonly Transport[];
}

/** All of the demo service, hub included, for a page or a test that lives together with its world. */
export function handlersFor(world: World, options: HandlerOptions = {}): AnyHandler[] {
  const carrier = pocketCarrier(world.pocket);
  return [
    ...serviceHandlers(world, { ...options, carrier }),
    negotiation(world, carrier, options.transports),
    ...linesByRequest(world, carrier),
    lineInside(world),
  ];
}
