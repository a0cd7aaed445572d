import { readFileSync } from 'node:fs';
import { accounts, AUTHENTICATOR_KEY, operations } from '@archive-console/mocks';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Examples, takeEveryday, takeExample } from './examples.ts';

const written = readFileSync('packages/api-client/examples.json', 'utf8');
const { operations: examples, everyday } = JSON.parse(written) as Examples;
const named = operations.map((operation) => ({ operation, name: operation.name }));

describe('The examples of the published document', () => {
  it('are of every operation', () => {
    expect(Object.keys(examples).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
  });

  it.each(named)(
    'are what the demo service does for $name: `npm run openapi` was run',
    async ({ operation, name }) => {
      expect(await takeExample(operation)).toEqual(examples[name]);
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
    const secrets = [...passwords, AUTHENTICATOR_KEY, token, recoveryCode, 'otpauth:', 'state=[^<]'];
    expect(new RegExp(secrets.join('|')).exec(written)?.[0]).toBeUndefined();
  });
});
