import { ApiError, type ErrorKind } from '@archive-console/api-client';
import * as v from 'valibot';
import { noteOutcome, outcomeOf } from '#queries/write-outcome.ts';
import type { BulkOrigin } from './bulk-order.ts';
import type { BulkOutcome, BulkRow, BulkRows } from './bulk-rows.ts';
import type { BulkTarget } from './bulk-target.ts';

/** What is kept of a run while it goes on: what was ordered is written once, how its rows stand again and again. */
export interface KeptRun {
  id: string;
  origin: BulkOrigin;
  /** What is done; what it came to where it has ended. */
  title: string;
  ended?: string | undefined;
  fileName: string;
  isOnce: boolean;
  targets: BulkTarget[];
  excluded: (BulkTarget & { reason: string })[];
  outcomes: BulkOutcome[];
}

const target = v.strictTuple([v.string(), v.string(), v.nullable(v.string()), v.nullable(v.string())]);

const keptOrder = v.object({
  id: v.string(),
  person: v.string(),
  origin: v.object({ action: v.string(), choice: v.unknown() }),
  title: v.string(),
  fileName: v.string(),
  isOnce: v.boolean(),
  targets: v.array(target),
  excluded: v.array(v.object({ target, reason: v.string() })),
});

const keptError = v.object({
  kind: v.custom<ErrorKind>((kind) => typeof kind === 'string'),
  code: v.string(),
  operation: v.string(),
  message: v.string(),
  detail: v.optional(v.string()),
  status: v.optional(v.number()),
  outcome: v.optional(v.literal('not-done')),
});

const keptOutcomes = v.object({
  id: v.string(),
  /** What it came to; left out while rows are under way. */
  ended: v.optional(v.string()),
  /** A letter a row. */
  states: v.string(),
  errors: v.array(keptError),
  /** The index of each failed row, that of its error, and the trace id. */
  failed: v.array(v.strictTuple([v.number(), v.number(), v.nullable(v.string())])),
});

/** Pending, begun or perhaps begun, done, failed, not begun. */
const letters = { pending: 'p', begun: 'b', done: 'd', failed: 'f', skipped: 's' } as const;

type Ordered = Omit<KeptRun, 'outcomes' | 'ended'>;

const written = ({ id, name, userName, email }: BulkTarget): v.InferOutput<typeof target> => [
  id,
  name,
  userName ?? null,
  email ?? null,
];

const read = ([id, name, userName, email]: v.InferOutput<typeof target>): BulkTarget => ({
  id,
  name,
  ...(userName !== null && { userName }),
  ...(email !== null && { email }),
});

/** What was ordered, as text. */
export function orderText({ targets, excluded, ...order }: Ordered, person: string): string {
  return JSON.stringify({
    ...order,
    person,
    targets: targets.map(written),
    excluded: excluded.map(({ reason, ...one }) => ({ target: written(one), reason })),
  } satisfies v.InferInput<typeof keptOrder>);
}

/**
 * How the rows of a run stand, as text.
 *
 * @param ahead how many of the rows not begun may be begun before this is written again: they count as begun
 */
export function outcomesText(id: string, rows: BulkRows, ended: string | undefined, ahead: number): string {
  const errors = new Map<string, number>();
  const failed: [number, number, string | null][] = [];
  const states: string[] = rows.all.map(({ outcome }, index) => {
    if (outcome.state === 'failed') {
      const { error, traceId } = errorText(outcome);
      const known = errors.get(error) ?? errors.size;
      errors.set(error, known);
      failed.push([index, known, traceId]);
    }
    return letterOf(outcome);
  });
  for (const index of rows.nextPending(ahead)) states[index] = letters.begun;
  return `{"id":${JSON.stringify(id)},${ended === undefined ? '' : `"ended":${JSON.stringify(ended)},`}"states":"${states.join('')}","errors":[${[...errors.keys()].join(',')}],"failed":${JSON.stringify(failed)}}`;
}

const lettersOfOthers = {
  running: letters.begun,
  // It is looked up before it is sent again, as one that was under way.
  unclear: letters.begun,
  done: letters.done,
  failed: letters.failed,
  skipped: letters.skipped,
  excluded: '',
} as const;

function letterOf(outcome: BulkRow['outcome']): string {
  if (outcome.state === 'pending') return outcome.isUnclear ? letters.begun : letters.pending;
  return lettersOfOthers[outcome.state];
}

function errorText({ error, code }: Extract<BulkOutcome, { state: 'failed' }>) {
  const { kind, operation, message, detail, status, traceId } =
    error instanceof ApiError ? error : { kind: 'network', operation: '', message: String(error), ...none };
  return {
    error: JSON.stringify({ kind, code, operation, message, detail, status, outcome: outcomeOf(error) }),
    traceId: traceId ?? null,
  };
}

const none = { detail: undefined, status: undefined, traceId: undefined };

/** Reads both texts. They are not trusted: they may be another person's, of another run, of an older version, or broken. */
export function readKeptRun(
  order: string | undefined,
  outcomes: string | undefined,
  person: string,
): KeptRun | undefined {
  const ordered = v.safeParse(v.pipe(v.string(), v.parseJson(), keptOrder), order);
  const stand = v.safeParse(v.pipe(v.string(), v.parseJson(), keptOutcomes), outcomes);
  if (!ordered.success || !stand.success) return undefined;
  const { person: owner, targets, excluded, origin, ...rest } = ordered.output;
  const { id, ended, states } = stand.output;
  if (owner !== person || id !== rest.id || states.length !== targets.length) return undefined;
  const failed = failedRows(stand.output);
  return {
    ...rest,
    origin: { action: origin.action, choice: origin.choice },
    ended,
    targets: targets.map(read),
    excluded: excluded.map(({ target: one, reason }) => ({ ...read(one), reason })),
    outcomes: Array.from(states, (letter, index) => readOutcome(letter, failed.get(index))),
  };
}

function failedRows({ errors, failed }: v.InferOutput<typeof keptOutcomes>): Map<number, ApiError> {
  return new Map(
    failed.flatMap(([row, number, traceId]) => {
      const facts = errors[number];
      if (facts === undefined) return [];
      const { message, outcome, ...rest } = facts;
      const error = new ApiError(message, { ...rest, traceId: traceId ?? undefined });
      if (outcome !== undefined) noteOutcome(error, outcome);
      return [[row, error] as const];
    }),
  );
}

/** What was not begun waits for the reader, what was begun for a look-up. */
function readOutcome(letter: string, error: ApiError | undefined): BulkOutcome {
  if (letter === letters.done) return { state: 'done' };
  if (letter === letters.failed && error !== undefined) return { state: 'failed', code: error.code, error };
  if (letter === letters.pending || letter === letters.skipped) return { state: 'skipped' };
  return { state: 'unclear' };
}
