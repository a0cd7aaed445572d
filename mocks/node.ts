import { getResponse, type RequestHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { type HandlerOptions, handlersFor } from './handlers.ts';
import { serviceHandlers } from './service.ts';
import { pocketCarrier } from './session/carrier.ts';
import type { World } from './world.ts';

/** The demo service in front of everything a test requests, hub included. Whatever it does not know is an error. */
export function interceptWith(world: World, options: HandlerOptions = {}): SetupServer {
  const server = setupServer(...handlersFor(world, options));
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * What a browser of its own fetches with, session included: for `createApiClient({ fetch })`, without touching
 * the network. `first` are differences that win over the rules.
 */
export function fetchFrom(
  world: World,
  options: HandlerOptions = {},
  first: readonly RequestHandler[] = [],
): typeof globalThis.fetch {
  const carrier = pocketCarrier({ sessionId: undefined });
  const handlers = [...first, ...serviceHandlers(world, { ...options, carrier })];
  return async (input, init) => {
    const request = new Request(
      typeof input === 'string' ? new URL(input, 'http://demo.example') : input,
      init,
    );
    // The caller's own signal: nothing keeps the request's, and with it a call that hangs, from being collected.
    const signal = init?.signal ?? request.signal;
    const response = await Promise.race([getResponse(handlers, request), aborted(signal)]);
    if (response === undefined) throw new TypeError(`The demo service does not answer ${request.url}.`);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
