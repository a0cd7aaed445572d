import type { AnyOperation, ServiceErrorCode, WireAnswerOf } from '@archive-console/api-client';
import { HttpResponse, type RequestHandler } from 'msw';
import { type Problem, problemAnswer } from './problem.ts';
import { checkedAnswer } from './service/checked-answer.ts';
import { fileAnswer } from './service/file-answer.ts';
import { routeOf } from './service/route.ts';
import { hexOf } from './stable-id.ts';

/** What an operation does in one story instead of following its rule. */
export interface Difference<TOperation extends AnyOperation> {
  /** It answers this. */
  answers(answer: WireAnswerOf<TOperation>): RequestHandler;
  /** It is refused with a code, known or not. */
  fails(code: ServiceErrorCode | (string & {}), facts?: Partial<Omit<Problem, 'title'>>): RequestHandler;
  /** It never answers, or not before this is over: then as it would have. */
  hangs(until?: Promise<unknown>): RequestHandler;
  /** The network breaks. */
  breaks(): RequestHandler;
  /** It answers something that is not in the contract. */
  garbles(answer: unknown): RequestHandler;
}

export interface DifferenceOptions {
  /** Only the first call is different. @default false */
  once?: boolean;
  /** Only calls whose path has these values are different: `{ mailboxId: '…' }`. @default all */
  path?: Readonly<Record<string, string>>;
}

/**
 * How a story states what the service does differently: `msw.use(on(listUsers).fails('User.NotFound'))`.
 * Given before the handlers of the world, it wins.
 */
export function on<TOperation extends AnyOperation>(
  operation: TOperation,
  { path = {}, once = false }: DifferenceOptions = {},
): Difference<TOperation> {
  // A call that is not meant is left to the handlers behind.
  const route = (answer: () => Response | Promise<undefined>): RequestHandler =>
    routeOf(
      operation,
      ({ params }) =>
        Object.entries(path).every(([name, value]) => params[name] === value) ? answer() : undefined,
      { once },
    );
  return {
    answers(answer) {
      const body = checkedAnswer(operation, answer);
      if (operation.answers?.file !== undefined) return route(() => fileAnswer(body));
      return route(() =>
        body === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body as object),
      );
    },
    fails(title, facts = {}) {
      const traceId = hexOf(`${operation.name} ${title}`);
      return route(() => problemAnswer({ title, traceId, ...facts }));
    },
    hangs: (until = new Promise<never>(() => {})) => route(() => until.then(() => undefined)),
    breaks: () => route(() => HttpResponse.error()),
    garbles: (answer) => route(() => HttpResponse.json(answer as object)),
  };
}
