import { readFileSync } from 'node:fs';
import { type AnyOperation, statusOf } from '@archive-console/api-client';
import { accounts, AUTHENTICATOR_KEY, operations } from '@archive-console/mocks';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { type Examples, takeEveryday, takeExample } from './examples.ts';
import { provocations } from './provocations.ts';

const written = readFileSync('packages/api-client/examples.json', 'utf8');
const { operations: examples, everyday } = JSON.parse(written) as Examples;
const fetched = operations.filter(({ navigation }) => navigation !== true);
const navigations = operations.filter(({ navigation }) => navigation === true);

/** Four hundred calls, each in a world of its own, on a busy machine. In milliseconds. */
const TIME_TO_TAKE_ALL = 120_000;

// Each is called once, well and badly; what came of it is looked at from every side.
const taken = new Map<AnyOperation, ReturnType<typeof takeExample>>();
function take(operation: AnyOperation) {
  const example = taken.get(operation) ?? takeExample(operation);
  taken.set(operation, example);
  return example;
}

const nameOf = ({ name }: AnyOperation) => name;

describe('The demo service', { timeout: TIME_TO_TAKE_ALL }, () => {
  it('answers every operation', async () => {
    const amiss = await failing(fetched, nameOf, async (operation) => {
      const { answer, file } = await take(operation);
      const { answers } = operation;
      expect(answer === undefined && file === undefined).toBe(answers === undefined);
      const isJson = answers !== undefined && file === undefined;
      expect(isJson ? safeParse(answers, answer).issues : undefined).toBeUndefined();
    });
    expect(amiss).toEqual([]);
  });

  it('leads a navigation on, with nothing refused', async () => {
    const amiss = await failing(navigations, nameOf, async (operation) => {
      const { leadsTo = '' } = await take(operation);
      expect(leadsTo).toMatch(/^\/($|setup\/microsoft365$|demo\/microsoft\/(sign-in|consent)\?state=)/);
    });
    expect(amiss).toEqual([]);
  });
});

describe('Every code an operation declares', { timeout: TIME_TO_TAKE_ALL }, () => {
  const provoked = (operation: AnyOperation) => Object.keys(provocations.get(operation) ?? {});

  it('is provoked by input: say how in provocations.ts', () => {
    const missing = operations.flatMap((operation) =>
      operation.errors
        .filter((code) => !provoked(operation).includes(code))
        .map((code) => `${operation.name}: ${code}`),
    );
    expect(missing).toEqual([]);
  });

  it('is what the operation is refused with, with its status and a trace id', async () => {
    const declared = fetched.flatMap((operation) =>
      provoked(operation).map((title, place) => ({ operation, title, place })),
    );
    const codeOf = ({ operation, title }: (typeof declared)[number]) => `${operation.name} by ${title}`;
    const amiss = await failing(declared, codeOf, async ({ operation, title, place }) => {
      const { refusals } = await take(operation);
      expect(refusals[place]).toMatchObject({
        title,
        status: operation.errors.filter((code) => code === title).map(statusOf)[0],
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      expect(refusals).toHaveLength(provoked(operation).length);
    });
    expect(amiss).toEqual([]);
  });

  it('is passed to the page that a navigation leads to', async () => {
    const refusing = navigations.filter(({ errors }) => errors.length > 0);
    const amiss = await failing(refusing, nameOf, async (operation) => {
      const { refusals } = await take(operation);
      const reported = refusals.map(({ leadsTo = '' }) =>
        new URL(leadsTo, 'http://demo.example').searchParams.get('error'),
      );
      expect(reported).toEqual(refusals.map(({ title }) => title));
      expect(reported).toHaveLength(operation.errors.length);
    });
    expect(amiss).toEqual([]);
  });

  it('is declared where it is provoked', () => {
    const undeclared = [...provocations].flatMap(([operation, codes]) =>
      Object.keys(codes).filter((code) => !operation.errors.some((known) => known === code)),
    );
    expect(undeclared).toEqual([]);
  });
});

describe('The examples of the published document', { timeout: TIME_TO_TAKE_ALL }, () => {
  it('are of every operation', () => {
    expect(Object.keys(examples).toSorted()).toEqual(operations.map(nameOf).toSorted());
  });

  it('are what the demo service does: `npm run openapi` was run', async () => {
    const amiss = await failing(operations, nameOf, async (operation) => {
      expect(await take(operation)).toEqual(examples[operation.name]);
    });
    expect(amiss).toEqual([]);
  });

  it('are what the demo service does where all operations refuse alike', async () => {
    expect(await takeEveryday()).toEqual(everyday);
  });

  it('send what an operation takes and nothing else, and answer what it answers', async () => {
    const amiss = await failing(operations, nameOf, ({ name, takes, answers, navigation }) => {
      const { input = {}, answer } = examples[name] ?? {};
      const known = Object.keys(takes?.entries ?? {});
      const isOpen = takes?.type === 'loose_object';
      expect(isOpen ? [] : Object.keys(input as object).filter((field) => !known.includes(field))).toEqual(
        [],
      );
      const sent = takes === undefined || navigation === true ? undefined : safeParse(takes, input).issues;
      const isJson = answers !== undefined && answers.file === undefined;
      expect([sent, isJson ? safeParse(answers, answer).issues : undefined]).toEqual([undefined, undefined]);
    });
    expect(amiss).toEqual([]);
  });

  it('refuse with every code that an operation declares', async () => {
    const amiss = await failing(operations, nameOf, ({ name, errors }) => {
      const codes = examples[name]?.refusals.map(({ title }) => title) ?? [];
      expect(codes.toSorted()).toEqual(errors.toSorted());
    });
    expect(amiss).toEqual([]);
  });

  it('hold no secret', () => {
    const passwords = new Set(accounts.map(({ password }) => password));
    const token = 'demo-[0-9a-f]{8}-';
    const recoveryCode = '"[a-z0-9]{4}-[a-z0-9]{4}"';
    const once = ['state=[^<]', 'demo/checkout/[^<]'];
    const secrets = [...passwords, AUTHENTICATOR_KEY, token, recoveryCode, 'otpauth:', ...once];
    expect(new RegExp(secrets.join('|')).exec(written)?.[0]).toBeUndefined();
  });
});
