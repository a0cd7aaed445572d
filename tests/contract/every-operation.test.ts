import { readFileSync } from 'node:fs';
import * as contract from '@archive-console/api-client';
import { type AnyOperation, ApiError, createApiClient, pathParameters } from '@archive-console/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { type Prism, startPrism } from './prism.ts';

type Input = Readonly<Record<string, unknown>>;

/** How often each operation is called: every time Prism invents something else. */
const ROUNDS = 8;

/** A thousand calls to another process, one after another, on a busy machine. In milliseconds. */
const TIME_TO_ASK_ALL = 120_000;

const recorded = JSON.parse(readFileSync('packages/api-client/examples.json', 'utf8')) as {
  operations: Readonly<Record<string, { input?: Input }>>;
};
const operations: readonly AnyOperation[] = Object.values(contract).filter((value) =>
  contract.isOperation(value),
);
const isFile = ({ answers }: AnyOperation) => answers?.file !== undefined;
const asked = operations
  .filter((operation) => operation.navigation !== true && !isFile(operation))
  .map((operation) => ({
    operation,
    name: operation.name,
    input: recorded.operations[operation.name]?.input,
  }));

/** What an operation must be given outside of its path, one field each. */
const required = asked.flatMap(({ operation, name, input }) =>
  Object.entries(operation.takes?.entries ?? {})
    .filter(([, { type }]) => !/optional|nullish/.test(type))
    .filter(([field]) => !pathParameters(operation.path).includes(field))
    .map(([field]) => ({ operation, name, input, field })),
);
const nameOf = ({ name }: { name: string }) => name;
const guarded = asked.filter(
  ({ operation: { access, opensWith } }) => access === 'bearer' && opensWith === undefined,
);

type Change = (init: RequestInit) => RequestInit;

const withoutField =
  (field: string): Change =>
  (init) => {
    const { [field]: _left, ...body } = JSON.parse(init.body as string) as Record<string, unknown>;
    return { ...init, body: JSON.stringify(body) };
  };

function withoutToken(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.delete('authorization');
  return { ...init, headers };
}

describe('A mock server that knows only the published document', () => {
  let prism: Prism;
  let violations: string[];
  beforeAll(async () => {
    prism = await startPrism();
  });
  afterAll(() => prism.stop());

  /** Our client before Prism; what Prism finds wrong with a request is kept in `violations`. */
  function client(change: Change = (init) => init) {
    violations = [];
    const created = createApiClient({
      baseUrl: 'http://prism.invalid',
      retryDelaysMs: [],
      async fetch(input, init = {}) {
        const sent = change(init);
        // What a browser adds by itself.
        const headers = new Headers(sent.headers);
        headers.set('cookie', 'archive_sign_in=begun');
        const response = await prism.fetch(input, { ...sent, headers });
        violations.push(response.headers.get('sl-violations') ?? '');
        return response;
      },
    });
    created.token.write('token');
    return created;
  }

  it('is asked for every operation but those that the browser goes to, and a file', () => {
    const navigations = operations.filter(({ navigation }) => navigation === true);
    const files = operations.filter(isFile);
    console.info(
      `${asked.length} operations are asked ${ROUNDS} times each; left out: ${navigations.length} navigations, ${files.length} file`,
    );
    expect([asked.length, navigations.length, files.length]).toEqual([124, 8, 1]);
  });

  it('accepts how we call them, and we read what it invents', { timeout: TIME_TO_ASK_ALL }, async () => {
    const amiss = await failing(asked, nameOf, async ({ operation, input }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        // One after another: what is invented then is the same in every run.
        const failure = await client().call(operation, input).then(noFailure, sentenceOf);
        expect({ failure, violations }).toEqual({ failure: undefined, violations: [''] });
      }
    });
    expect(amiss).toEqual([]);
  });

  it('refuses a call without something that is required', { timeout: TIME_TO_ASK_ALL }, async () => {
    const fieldOf = ({ name, field }: (typeof required)[number]) => `${name} without ${field}`;
    const amiss = await failing(required, fieldOf, async ({ operation, input, field }) => {
      const error = await client(withoutField(field))
        .call(operation, input)
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ApiError);
      expect((error as ApiError).status).toBe(422);
      expect(violations.join()).toContain(`required property '${field}'`);
    });
    expect(amiss).toEqual([]);
  });

  it('refuses a call without a token where one is needed', { timeout: TIME_TO_ASK_ALL }, async () => {
    const amiss = await failing(guarded, nameOf, async ({ operation, input }) => {
      const error = await client(withoutToken)
        .call(operation, input)
        .catch((reason: unknown) => reason);
      expect((error as ApiError).status).toBe(401);
    });
    expect(amiss).toEqual([]);
  });
});

const noFailure = () => undefined;
const sentenceOf = (reason: unknown) => String(reason);
