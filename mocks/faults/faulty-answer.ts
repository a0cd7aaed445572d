import { type AnyOperation, type ServiceErrorCode, statusOf } from '@archive-console/api-client';
import { HttpResponse } from 'msw';
import { problemAnswer } from '../problem.ts';
import { hexOf } from '../stable-id.ts';
import type { Fault } from './faults.ts';
import type { FaultKind } from './kinds.ts';
import { inWrongShape, withUnknownValues } from './wrong-answer.ts';

/** Does what the operation was asked to do, and answers as its rule says. */
type Follow = () => Promise<Response>;
type Reaction = (operation: AnyOperation, follow: Follow) => Response | Promise<Response>;

const NO_STORE = { 'cache-control': 'no-store' };
const JSON_TYPE = { ...NO_STORE, 'content-type': 'application/json' };
const PROBLEM_TYPE = { ...NO_STORE, 'content-type': 'application/problem+json' };
const RETRY_AFTER_SECONDS = '1';

const silence: Reaction = () => new Promise<never>(() => {});

const refused =
  (title: ServiceErrorCode): Reaction =>
  ({ name }) =>
    problemAnswer({ title, traceId: hexOf(`${name} ${title}`) });

/** A refusal of which only the status speaks. */
const withoutCode =
  (status: number, headers: Record<string, string> = {}): Reaction =>
  ({ name }) =>
    HttpResponse.json(
      { status, traceId: hexOf(`${name} ${status}`) },
      { status, headers: { ...PROBLEM_TYPE, ...headers } },
    );

/** A refusal with the operation's own code of that status. */
const refusedByItself =
  (status: 404 | 409): Reaction =>
  (operation, follow) => {
    const code = operation.errors.find((candidate) => statusOf(candidate) === status);
    return (code === undefined ? withoutCode(status) : refused(code))(operation, follow);
  };

/** What stands before the service answers with a page of its own. */
const webPage =
  (status: number): Reaction =>
  () =>
    HttpResponse.html('<!doctype html><title>Gateway</title><h1>Gateway</h1>', { status, headers: NO_STORE });

/** What the rule answers is spoiled on its way; a refusal, or an address to go to, is not. */
const spoils =
  (spoil: (answer: Response, operation: AnyOperation) => Response | Promise<Response>): Reaction =>
  async (operation, follow) => {
    const answer = await follow();
    return answer.ok ? spoil(answer, operation) : answer;
  };

/** The same for an answer that is read: another value stands in it. */
const spoilsValue = (spoil: typeof inWrongShape): Reaction =>
  spoils(async (answer, { answers }) => {
    if (answers === undefined) return answer;
    const value: unknown = answers.file === undefined ? await answer.json() : {};
    return HttpResponse.json(spoil(answers, value) as object, { headers: NO_STORE });
  });

const REACTIONS: Readonly<Record<FaultKind, Reaction>> = {
  'validation-error': refused('Default.ValidationError'),
  unauthorized: refused('Default.Unauthorized'),
  forbidden: refused('Default.Forbidden'),
  'not-found': refusedByItself(404),
  conflict: refusedByItself(409),
  unprocessable: withoutCode(422),
  'too-many-requests': withoutCode(429, { 'retry-after': RETRY_AFTER_SECONDS }),
  'unexpected-error': refused('Default.UnexpectedError'),
  'bad-gateway': webPage(502),
  unavailable: withoutCode(503),
  timeout: silence,
  'network-error': () => HttpResponse.error(),
  abort: silence,
  'malformed-json': spoils(
    async (answer) => new HttpResponse(`${(await answer.text()).slice(0, -1)},`, { headers: JSON_TYPE }),
  ),
  'empty-answer': spoils(() => new HttpResponse('', { headers: JSON_TYPE })),
  'no-content': spoils(() => new HttpResponse(null, { status: 204, headers: NO_STORE })),
  'web-page': webPage(200),
  'wrong-shape': spoilsValue(inWrongShape),
  'unknown-value': spoilsValue(withUnknownValues),
};

/** What a call is answered with which something goes wrong. */
export async function faultyAnswer(
  { kind, isDone = false }: Fault,
  operation: AnyOperation,
  follow: Follow,
): Promise<Response> {
  const react = REACTIONS[kind];
  if (!isDone) return react(operation, follow);
  const answer = await follow();
  return react(operation, () => Promise.resolve(answer));
}
