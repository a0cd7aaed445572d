import type { AnyOperation } from '@archive-console/api-client';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { faultyAnswer } from './faults/faulty-answer.ts';
import { type Problem, problemAnswer } from './problem.ts';
import { Refusal } from './refusal.ts';
import type { Call, Rule } from './rule.ts';
import { rules } from './rules.ts';
import { callOf } from './service/call.ts';
import { admit, sessionOf, worldOf } from './service/caller.ts';
import { checkedAnswer } from './service/checked-answer.ts';
import { fileAnswer } from './service/file-answer.ts';
import { inputOf } from './service/input.ts';
import { jsonAnswer } from './service/json-answer.ts';
import { redirection, withError } from './service/redirection.ts';
import { calledBy, operations, type PathValues } from './service/route.ts';
import type { SessionCarrier } from './session/carrier.ts';
import { hexOf } from './stable-id.ts';
import type { World } from './world.ts';

export interface ServiceOptions {
  /** How browsers carry their session. */
  carrier: SessionCarrier;
  /** How many milliseconds every answer takes, unless the faults of the world say otherwise. @default 0 */
  latencyMs?: number;
}

const NO_STORE = { 'cache-control': 'no-store' };

function answerOf(operation: AnyOperation, body: unknown): Response {
  if (operation.answers === undefined) return new HttpResponse(null, { status: 204 });
  if (operation.answers.file !== undefined) return fileAnswer(body, NO_STORE);
  return jsonAnswer(body, { headers: NO_STORE });
}

/** Answers a call of an operation. */
type Answerer = (request: Request, path: PathValues) => Promise<Response>;

function answererOf(
  operation: AnyOperation,
  rule: Rule | undefined,
  world: World,
  options: ServiceOptions,
): Answerer {
  const { carrier, latencyMs = 0 } = options;
  let refusals = 0;

  function refusedWith(problem: Omit<Problem, 'traceId'>): Response {
    refusals += 1;
    return problemAnswer({ ...problem, traceId: hexOf(`${operation.name} ${refusals}`) });
  }

  async function run(request: Request, path: PathValues, headers: Headers): Promise<Response> {
    if (rule === undefined) {
      world.unanswered.push(operation.name);
      const title = `Demo.NoRuleFor.${operation.name}`;
      return refusedWith({ title, status: 501, detail: 'The demo service has no rule for it yet.' });
    }
    try {
      const session = sessionOf(world, carrier, request);
      const theirs = worldOf(world, session);
      admit(theirs, operation, session, request);
      const input = await inputOf(operation, request, path);
      const call: Call<unknown> = {
        ...callOf({ world: theirs, session, carrier, request, headers }),
        input,
      };
      const answer = await rule.answer(call as Call<never>);
      if (rule.failsAt !== undefined) return redirection(String(answer));
      return answerOf(operation, checkedAnswer(operation, answer));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (rule.failsAt !== undefined) return redirection(withError(rule.failsAt, error.code));
      return refusedWith({ title: error.code, detail: error.detail });
    }
  }

  return async (request, path) => {
    const wait = world.faults.latencyMs ?? latencyMs;
    if (wait > 0) await delay(wait);
    world.wholeAgenda.runDue();
    async function follow(): Promise<Response> {
      // What the browser shall keep goes with a refusal too: the second step begins with one.
      const headers = new Headers();
      const response = await run(request, path, headers);
      for (const [name, value] of headers) response.headers.append(name, value);
      return response;
    }
    const fault = world.faults.next(operation);
    return fault === undefined ? follow() : faultyAnswer(fault, operation, follow);
  };
}

const ruleOf = new Map(rules.map((rule) => [rule.operation, rule]));

/** One handler for whatever is asked for below `/v2`: one for each operation would be made anew for every world. */
export function serviceHandlers(world: World, options: ServiceOptions): RequestHandler[] {
  const answerers = new Map(
    operations.map((operation) => [operation, answererOf(operation, ruleOf.get(operation), world, options)]),
  );

  function unknown({ method, url }: Request): Response {
    const where = `${method} ${new URL(url).pathname}`;
    world.unanswered.push(where);
    return problemAnswer({
      title: 'Demo.UnknownOperation',
      status: 404,
      detail: `No operation of the contract answers ${where}.`,
      traceId: hexOf(where),
    });
  }

  return [
    http.all('*/v2/*', ({ request }) => {
      const called = calledBy(request);
      return called === undefined
        ? unknown(request)
        : answerers.get(called.operation)?.(request, called.path);
    }),
  ];
}
