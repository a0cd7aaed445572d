import { readAnswer, refusalOf } from './answer.ts';
import { aborted, timedOut, unreachable } from './errors.ts';
import type { AnyOperation } from './operation.ts';
import { type Input, requestOf, requireParameters, type Sender } from './request.ts';

/** Where and how calls are sent. */
export interface Transport extends Sender {
  fetch: typeof globalThis.fetch;
  /** Milliseconds before a call is given up. */
  timeoutMs: number;
}

/** Sends one call once and reads its answer. @throws {ApiError} for everything but a readable answer */
export async function send(
  operation: AnyOperation,
  input: Input | undefined,
  transport: Transport,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  requireParameters(operation, input);
  const [address, init] = requestOf(operation, input, transport);
  const limit = AbortSignal.timeout(transport.timeoutMs);
  let response: Response;
  let content: string | object;
  try {
    const either = signal ? AbortSignal.any([signal, limit]) : limit;
    either.throwIfAborted();
    response = await transport.fetch(address, { ...init, signal: either });
    content = await ((response.ok && operation.answers?.file?.read(response)) || response.text());
  } catch (cause) {
    if (signal?.aborted) throw aborted(operation.name);
    if (limit.aborted) throw timedOut(operation.name);
    throw unreachable(operation.name, cause);
  }
  if (!response.ok) throw refusalOf(operation, response, content);
  return readAnswer(operation, response, content);
}
