import { readFileSync } from 'node:fs';
import { type AnyOperation, statusOf } from '@archive-console/api-client';
import { accounts, AUTHENTICATOR_KEY, operations } from '@archive-console/mocks';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Examples, takeEveryday, takeExample } from './examples.ts';
import { provocations } from './provocations.ts';

const written = readFileSync('packages/api-client/examples.json', 'utf8');
const { operations: examples, everyday } = JSON.parse(written) as Examples;
const named = operations.map((operation) => ({ operation, name: operation.name }));
const fetched = named.filter(({ operation }) => operation.navigation !== true);
const navigations = named.filter(({ operation }) => operation.navigation === true);

// Each is called once, well and badly; what came of it is looked at from every side.
const taken = new Map<AnyOperation, ReturnType<typeof takeExample>>();
function take(operation: AnyOperation) {
  const example = taken.get(operation) ?? takeExample(operation);
  taken.set(operation, example);
  return example;
}

describe('The demo service', () => {
  it.each(fetched)('answers $name', async ({ operation }) => {
    const { answer, file } = await take(operation);
    const { answers } = operation;
    expect(answer === undefined && file === undefined).toBe(answers === undefined);
    const isJson = answers !== undefined && file === undefined;
    expect(isJson ? safeParse(answers, answer).issues : undefined).toBeUndefined();
  });

  it.each(navigations)('leads whoever goes to $name on, with nothing refused', async ({ operation }) => {
    const { leadsTo = '' } = await take(operation);
    expect(leadsTo).toMatch(/^\/($|setup\/microsoft365$|demo\/microsoft\/(sign-in|consent)\?state=)/);
  });
});

describe('Every code an operation declares', () => {
  const refusing = named.filter(({ operation }) => operation.errors.length > 0);

  it.each(refusing)('is provoked for $name by input: say how in provocations.ts', ({ operation }) => {
    const codes = Object.keys(provocations.get(operation) ?? {});
    expect(codes.toSorted()).toEqual(operation.errors.toSorted());
  });

  it.each(refusing.filter(({ operation }) => operation.navigation !== true))(
    'is what $name is refused with, with its status and a trace id',
    async ({ operation }) => {
      const { refusals } = await take(operation);
      const expected = Object.keys(provocations.get(operation) ?? {}).map((title) => ({
        title,
        status: operation.errors.filter((code) => code === title).map(statusOf)[0],
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      }));
      expect(refusals).toMatchObject(expected);
    },
  );

  it.each(refusing.filter(({ operation }) => operation.navigation === true))(
    'is told to the page $name leads to',
    async ({ operation }) => {
      const { refusals } = await take(operation);
      expect(refusals.length).toBe(operation.errors.length);
      for (const { title, leadsTo = '' } of refusals)
        expect(new URL(leadsTo, 'http://demo.example').searchParams.get('error')).toBe(title);
    },
  );

  it('is declared where it is provoked', () => {
    const undeclared = [...provocations].flatMap(([operation, codes]) =>
      Object.keys(codes).filter((code) => !operation.errors.some((known) => known === code)),
    );
    expect(undeclared).toEqual([]);
  });
});

describe('The examples of the published document', () => {
  it('are of every operation', () => {
    expect(Object.keys(examples).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
  });

  it.each(named)(
    'are what the demo service does for $name: `npm run openapi` was run',
    async ({ operation, name }) => {
      expect(await take(operation)).toEqual(examples[name]);
    },
  );

  it('are what the demo service does where all operations refuse alike', async () => {
    expect(await takeEveryday()).toEqual(everyday);
  });

  it.each(named)('send what $name takes and nothing else, and answer what it answers', ({ operation }) => {
    const { input = {}, answer } = examples[operation.name] ?? {};
    const { takes, answers, navigation } = operation;
    const known = Object.keys(takes?.entries ?? {});
    const isOpen = takes?.type === 'loose_object';
    expect(isOpen ? [] : Object.keys(input as object).filter((name) => !known.includes(name))).toEqual([]);
    const sent = takes === undefined || navigation === true ? undefined : safeParse(takes, input).issues;
    const isJson = answers !== undefined && answers.file === undefined;
    expect([sent, isJson ? safeParse(answers, answer).issues : undefined]).toEqual([undefined, undefined]);
  });

  it.each(named)('refuse $name with every code it declares', ({ operation }) => {
    const codes = examples[operation.name]?.refusals.map(({ title }) => title) ?? [];
    expect(codes.toSorted()).toEqual(operation.errors.toSorted());
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
