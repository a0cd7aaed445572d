import type {
  BaseIssue,
  BaseSchema,
  InferInput,
  InferOutput,
  LooseObjectSchema,
  ObjectSchema,
} from 'valibot';
import type { ServiceErrorCode } from './error-codes.ts';
import type { FileReading } from './file.ts';

/** What every call sends: one flat object. The operation knows which field travels where. */
type Fields = Readonly<Record<string, BaseSchema<unknown, unknown, BaseIssue<unknown>>>>;
/** Loose where it may be sent more than is known of it: options of a tenant. */
type Takes = ObjectSchema<Fields, undefined> | LooseObjectSchema<Fields, undefined>;
type Answers = BaseSchema<unknown, unknown, BaseIssue<unknown>> & {
  /** Present where the answer is a file: see {@link fileOf}. */
  readonly file?: FileReading;
};

/** Where a guess is decided: a row of the decision table (`D19`) or of the inventory of operations (`O124`). */
export type DecisionRow = `D${number}` | `O${number}`;

/**
 * One call of the service, as a value. The call, the check of its answer, the query key, the demo
 * service's route and the published OpenAPI document are all read from it. What only the document and the demo service
 * read (`noun`, `summary`, `errors`, `assumed`) is left out of a build of the console: no code of a browser asks for it.
 */
export interface Operation<
  TTakes extends Takes | undefined = Takes | undefined,
  TAnswers extends Answers | undefined = Answers | undefined,
> {
  /** Verb and noun, unique in the whole contract: also its name in logs and query keys. */
  readonly name: string;
  /** The noun it belongs to, in kebab-case: the tag in the OpenAPI document. */
  readonly noun: string;
  /** One sentence for the published document. */
  readonly summary: string;
  /** `GET` and `DELETE` send no body; a `POST` sends as JSON what travels neither in path nor query. */
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/v2`; `{name}` marks a field of `takes` that travels in the path. */
  readonly path: `/${string}`;
  /** `open` needs no session; `bearer` does (specification, section 7). */
  readonly access: 'open' | 'bearer';
  /** A field of the query that proves enough by itself: with it, a `bearer` operation needs no session. */
  readonly opensWith?: string;
  /**
   * The browser goes there instead of fetching it, and is sent on to a page: see {@link urlOf}. Its codes arrive in
   * the address of that page.
   */
  readonly navigation?: true;
  /** Only reads are retried, prefetched and refetched, whatever their verb. */
  readonly effect: 'read' | 'write';
  /** Every parameter it takes. Left out where it takes none. */
  readonly takes?: TTakes;
  /** Names of the fields of `takes` that travel in the query; the rest is the JSON body. */
  readonly query?: readonly string[];
  /** What it answers, read tolerantly: a schema of its JSON, or {@link fileOf}. Left out where it has no content. */
  readonly answers?: TAnswers;
  /** The codes it refuses with, besides those any operation may answer. */
  readonly errors: readonly ServiceErrorCode[];
  /**
   * What the specification does not show: the part of this operation (`path`, `access`, `takes`,
   * `takes.<field>`, `answers`, `answers.<field>`, `errors`) → the row that decides it.
   */
  readonly assumed?: Readonly<Record<string, DecisionRow>>;
}

/** An operation of whatever shape: for code that walks over all of them. */
export type AnyOperation = Operation;

/** What a call of `TOperation` needs: `undefined` where it takes nothing. */
export type InputOf<TOperation> =
  TOperation extends Operation<infer TTakes>
    ? TTakes extends Takes
      ? InferInput<TTakes>
      : undefined
    : never;

/** What a call of `TOperation` answers: `undefined` where the answer has no content. */
export type AnswerOf<TOperation> =
  TOperation extends Operation<Takes | undefined, infer TAnswers>
    ? TAnswers extends Answers
      ? InferOutput<TAnswers>
      : undefined
    : never;

/** What the service may send to answer `TOperation`, before it is read: what the demo service writes. */
export type WireAnswerOf<TOperation> =
  TOperation extends Operation<Takes | undefined, infer TAnswers>
    ? TAnswers extends Answers
      ? InferInput<TAnswers>
      : undefined
    : never;

/**
 * Declares an operation. Write one per call of the service, in the file of its noun.
 *
 * @example
 * export const getUser = operation({
 *   name: 'getUser', noun: 'users', summary: 'Reads one user.', method: 'GET',
 *   path: '/users/get-user/{userId}', access: 'bearer', effect: 'read',
 *   takes: v.object({ userId: v.string() }), answers: user, errors: ['User.NotFound'],
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function operation<
  const TTakes extends Takes | undefined = undefined,
  const TAnswers extends Answers | undefined = undefined,
>(definition: Operation<TTakes, TAnswers>): Operation<TTakes, TAnswers> {
  return definition;
}

/** An operation the browser goes to. */
export type Navigation<TTakes extends Takes | undefined = Takes | undefined> = Operation<
  TTakes,
  undefined
> & { readonly navigation: true };

/** Declares an operation that the browser goes to instead of fetching it: its address is {@link urlOf}. */
/* @__NO_SIDE_EFFECTS__ */
export function navigation<const TTakes extends Takes | undefined = undefined>(
  definition: Omit<Operation<TTakes, undefined>, 'method' | 'effect' | 'answers' | 'navigation'>,
): Navigation<TTakes> {
  // Each of them begins or ends something at the service: a scanner of links must not look like a person.
  return { ...definition, method: 'GET', effect: 'write', navigation: true };
}

/**
 * Distinguishes operations from the other exports of a module: for code that walks over the whole
 * contract.
 */
export function isOperation(value: unknown): value is AnyOperation {
  return (
    typeof value === 'object' && value !== null && 'effect' in value && 'path' in value && 'access' in value
  );
}

/** Every code an operation can be refused with: its own, and those its access and its input bring along. */
export function errorsOf(refused: AnyOperation): ServiceErrorCode[] {
  const codes: ServiceErrorCode[] = [...refused.errors];
  if (refused.takes !== undefined) codes.push('Default.ValidationError');
  if (refused.access === 'bearer') codes.push('Default.Unauthorized', 'Default.Forbidden');
  return [...codes, 'Default.UnexpectedError'];
}

/** The names in the path template, in order: `/users/get-user/{userId}` → `['userId']`. */
export function pathParameters(path: string): string[] {
  return path.match(/(?<=\{)\w+/g) ?? [];
}
