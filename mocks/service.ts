import * as contract from '@archive-console/api-client';
import { type AnyOperation, isOperation } from '@archive-console/api-client';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { type Problem, problemAnswer } from './problem.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Call, Rule } from './rule.ts';
import { rules } from './rules.ts';
import { admit, personOf, sessionOf } from './service/caller.ts';
import { checkedAnswer } from './service/checked-answer.ts';
import { inputOf } from './service/input.ts';
import { routeOf } from './service/route.ts';
import type { SessionCarrier } from './session/carrier.ts';
import { hexOf } from './stable-id.ts';
import type { World } from './world.ts';

export interface ServiceOptions {
  /** How browsers carry their session. */
  carrier: SessionCarrier;
  /** How long every answer takes. @default 0 */
  latencyMs?: number;
}

/** Every operation of the contract. */
export const operations: readonly AnyOperation[] = Object.values<unknown>(contract).filter(isOperation);

const NO_STORE = { 'cache-control': 'no-store' };

function answerOf(operation: AnyOperation, body: unknown, headers: Record<string, string>): Response {
  if (operation.answers === undefined) return new HttpResponse(null, { status: 204, headers });
  return HttpResponse.json(body as object, { headers: { ...NO_STORE, ...headers } });
}

function handlerOf(operation: AnyOperation, rule: Rule | undefined, world: World, options: ServiceOptions) {
  const { carrier, latencyMs = 0 } = options;
  let refusals = 0;

  function refusedWith(problem: Omit<Problem, 'traceId'>): Response {
    refusals += 1;
    return problemAnswer({ ...problem, traceId: hexOf(`${operation.name} ${refusals}`) });
  }

  async function run(
    request: Request,
    path: Readonly<Record<string, string | readonly string[] | undefined>>,
  ) {
    if (rule === undefined) {
      world.unanswered.push(operation.name);
      const title = `Demo.NoRuleFor.${operation.name}`;
      return refusedWith({ title, status: 501, detail: 'The demo service has no rule for it yet.' });
    }
    let session = sessionOf(world, carrier, request);
    let headers: Record<string, string> = {};
    admit(world, operation, session);
    const call: Call<unknown> = {
      world,
      input: await inputOf(operation, request, path),
      me: () => (session === undefined ? refuse('Default.Unauthorized') : personOf(world, session)),
      token: () =>
        session === undefined ? refuse('Default.Unauthorized') : world.sessions.issueToken(session),
      signIn(userId, remembered) {
        session = world.sessions.start(userId, remembered);
        headers = carrier.write(session);
        return world.sessions.issueToken(session);
      },
      signOut() {
        if (session !== undefined) world.sessions.end(session.id);
        headers = carrier.write(undefined);
      },
    };
    return answerOf(operation, checkedAnswer(operation, rule.answer(call as Call<never>)), headers);
  }

  return routeOf(operation, async ({ request, params }) => {
    if (latencyMs > 0) await delay(latencyMs);
    try {
      return await run(request, params);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refusedWith({ title: error.code, detail: error.detail });
    }
  });
}

/** One handler per operation of the contract, and one for whatever else is asked for below `/v2`. */
export function serviceHandlers(world: World, options: ServiceOptions): RequestHandler[] {
  const unknown = http.all('*/v2/*', ({ request }) => {
    const where = `${request.method} ${new URL(request.url).pathname}`;
    world.unanswered.push(where);
    return problemAnswer({
      title: 'Demo.UnknownOperation',
      status: 404,
      detail: `No operation of the contract answers ${where}.`,
      traceId: hexOf(where),
    });
  });
  const known = operations.map((operation) =>
    handlerOf(
      operation,
      rules.find((rule) => rule.operation === operation),
      world,
      options,
    ),
  );
  return [...known, unknown];
}
